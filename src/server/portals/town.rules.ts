import { isStateName, stateCodeOfName } from '#contract/tax/state-names.ts'
import { stateLetters } from '#contract/tax/state-spellings.ts'
import { cutText } from '#server/languages/cut-text.ts'

const longestTown = 50

const countries = new Set(
  ['India', 'IN', 'IND', 'Bharat', 'Republic of India', 'Hindustan', 'भारत', 'इंडिया'].map(stateLetters),
)

/** Towns that share a name with their state, or whose name is said for it. */
const towns = new Set(
  [
    ...['Delhi', 'New Delhi', 'Chandigarh', 'Puducherry', 'Pondicherry', 'Jammu', 'Daman', 'Diu', 'Old Goa'],
    ...['दिल्ली', 'नई दिल्ली', 'चंडीगढ़', 'पुदुच्चेरी', 'जम्मू'],
  ].map(stateLetters),
)

/** The tables of states have them in English alone. */
const hindiStates = new Set(
  [
    ...[
      'आंध्र प्रदेश',
      'अरुणाचल प्रदेश',
      'असम',
      'बिहार',
      'छत्तीसगढ़',
      'गोवा',
      'गुजरात',
      'हरियाणा',
      'हिमाचल प्रदेश',
      'झारखंड',
    ],
    ...[
      'कर्नाटक',
      'केरल',
      'मध्य प्रदेश',
      'महाराष्ट्र',
      'मणिपुर',
      'मेघालय',
      'मिज़ोरम',
      'नागालैंड',
      'ओडिशा',
      'पंजाब',
      'राजस्थान',
    ],
    ...[
      'सिक्किम',
      'तमिलनाडु',
      'तेलंगाना',
      'त्रिपुरा',
      'उत्तर प्रदेश',
      'उत्तराखंड',
      'पश्चिम बंगाल',
      'लद्दाख',
      'जम्मू और कश्मीर',
    ],
  ].map(stateLetters),
)

const isTown = (words: string) => towns.has(stateLetters(words))
const isCountry = (words: string) => countries.has(stateLetters(words))
const isState = (words: string) =>
  !isTown(words) && (hindiStates.has(stateLetters(words)) || stateCodeOfName(words) !== undefined)

const pin = /(?:\bpin(?:\s*code)?\b)?[\s:.–-]*(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/giu
const district = /^(?:dist(?:t|rict)?|zilla|jilla|jila)\b[\s.:-]*(?=\p{L})/iu
const edges = /^[\s.:()–-]+|[\s.:()–-]+$/gu

/** 'Pune Maharashtra India' without commas: the town stands before state and country. */
function withoutState(part: string): string {
  const words = part.split(/\s+/u)
  for (let place = 1; place < words.length; place++) {
    const end = words.slice(place).join(' ')
    if (!isTown(part) && !isTown(end) && (isCountry(end) || isStateName(end)))
      return withoutState(words.slice(0, place).join(' '))
  }
  return part
}

/** Of a long part without commas, the town stands at its end. */
const endOf = (part: string) => (part.length > longestTown ? part.split(/\s+/u).slice(-3).join(' ') : part)

/**
 * The town or district of an address, as portals ask for it: the last of its parts that is neither a PIN code nor a state nor the
 * country. Blank where there is none.
 */
export function townOf(address: string): string {
  const parts = address
    .split(/[,;\r\n]+/u)
    .map((part) => withoutState(part.replace(pin, ' ').replace(edges, '').replace(/\s+/gu, ' ')))
    .filter((part) => /\p{L}/u.test(part) && !isCountry(part) && !isState(part))
  return cutText(endOf((parts.at(-1) ?? '').replace(district, '')), longestTown)
}
