import { withPlainDigits } from '#contract/typed-number.ts'
import { brandNames } from './brand-names.ts'
import { Dictionary } from './dictionary.ts'
import type { Group } from './group.ts'
import {
  longestPhrase,
  meaningsByBeginning,
  meaningsBySound,
  meaningsOf,
  type Phrase,
  singleTradeWords,
  withoutFillers,
} from './lexicon.ts'
import { wordsOf } from './words.ts'

const mostGroups = 8
/** Shorter beginnings fit too many words to mean one of them. */
const shortestBeginning = 3

/** What a person asks for, thing by thing: phrases of the trade first, then single words. */
export function understand(q: string, dictionary: Dictionary): Group[] {
  const words = withoutFillers(typedWords(q, dictionary)).flatMap(
    (word) => sizesOf(word, dictionary) ?? [word],
  )
  const groups: Group[] = []
  for (let at = 0; at < words.length && groups.length < mostGroups; ) {
    const group = phraseAt(words, at) ?? joinedAt(words, at, dictionary) ?? wordAt(words, at, dictionary)
    groups.push({ ...group, meanings: others(group) })
    at += group.said.length
  }
  return groups
}

/** '1hp' for '१ hp', unless sellers write it with these digits. */
function typedWords(q: string, dictionary: Dictionary): readonly string[] {
  const typed = wordsOf(q)
  const isOwn = (word: string) => dictionary.knows(word) || withPlainDigits(word) === word
  return typed.every(isOwn) ? typed : wordsOf(withPlainDigits(q))
}

/** '600x600' for '600 × 600', and '20w40' for '20W-40', where the market knows the parts alone. */
function sizesOf(word: string, dictionary: Dictionary): Phrase | undefined {
  if (dictionary.knows(word) || meaningsOf([word]).length > 0) return undefined
  const parts = /^\d+(x\d+)+$/.test(word) ? word.split('x') : word.match(/^(\d+[a-z])(\d+)$/)?.slice(1)
  return parts?.every((part) => dictionary.knows(part)) ? [...new Set(parts)] : undefined
}

/** Each other name once. */
const others = ({ said, meanings }: Group): Phrase[] => {
  const byText = new Map(meanings.map((phrase) => [phrase.join(' '), phrase]))
  byText.delete(said.join(' '))
  return [...byText.values()]
}

/** The same while it is being typed: the last word may go on, even one that is known, and so may a trade word. */
export function understandBeginning(q: string, dictionary: Dictionary): Group[] {
  const groups = understand(q, dictionary)
  const last = groups.at(-1)
  const [word = ''] = last?.said ?? []
  if (!last || last.said.length > 1) return groups
  const meanings = dictionary.beginningWith(word).length > 0 ? [] : meaningsByBeginning(word, 3)
  const whole = { ...last, meanings: [...last.meanings, ...meanings], isBeginning: true }
  return [...groups.slice(0, -1), { ...whole, meanings: others(whole) }]
}

function phraseAt(words: Phrase, at: number): Group | undefined {
  for (let length = Math.min(longestPhrase, words.length - at); length > 1; length -= 1) {
    const said = words.slice(at, at + length)
    const exact = meaningsOf(said)
    const meanings = exact.length > 0 ? exact : meaningsBySound(said)
    if (meanings.length > 0) return { said, meanings, isBeginning: false }
  }
  return undefined
}

/** 'key board' for what sellers write in one word. */
function joinedAt(words: Phrase, at: number, dictionary: Dictionary): Group | undefined {
  const [word = '', next = ''] = words.slice(at, at + 2)
  const joined = word + next
  const isOne = word.length > 1 && next.length > 1 && dictionary.knows(joined) && !/[0-9]/.test(joined)
  return isOne ? { said: [word, next], meanings: [[joined]], isBeginning: false } : undefined
}

function wordAt(words: Phrase, at: number, dictionary: Dictionary): Group {
  const word = words[at] ?? ''
  const said = [word]
  const exact = meaningsOf(said)
  const isKnown = dictionary.knows(word)
  if (isKnown || exact.length > 0) return { said, meanings: exact, isBeginning: false }
  const isBeginning = at === words.length - 1 && word.length >= shortestBeginning
  const meanings = [
    ...meaningsBySound(said),
    ...dictionary
      .soundingLike(word)
      .slice(0, 3)
      .map((like) => [like]),
    ...(isBeginning
      ? dictionary
          .beginningWith(word)
          .slice(0, 3)
          .flatMap((whole) => meaningsOf([whole]))
      : []),
  ]
  return { said, meanings, isBeginning }
}

/** Trade words stand in no product, so that the market's dictionary does not know them: 'tshrit' is a 'tshirt'. */
const tradeWords = new Dictionary(1)
for (const word of singleTradeWords) tradeWords.learn(`a${word}`, 1)
const nearestTradeWord = (word: string) => tradeWords.nearest(word)

type Correction = { readonly groups: readonly Group[]; readonly text: string }

/** The same request in words of the market for what nobody sells; undefined when there is nothing to correct. */
export function correct(groups: readonly Group[], dictionary: Dictionary): Correction | undefined {
  const given = groups.flatMap(({ said }) => said)
  const words = groups.flatMap((group) => correctWords(group, dictionary))
  if (words.join(' ') === given.join(' ')) return undefined
  return { groups: understand(words.join(' '), dictionary), text: words.join(' ') }
}

function correctWords({ said }: Group, dictionary: Dictionary): Phrase {
  const [word = ''] = said
  if (said.length > 1 || dictionary.knows(word) || meaningsOf(said).length > 0 || brandNames.has(word))
    return said
  const parts = splitOf(word, dictionary)
  if (parts?.some(({ length }) => length > 4)) return parts
  const nearest = dictionary.nearest(word) ?? nearestTradeWord(word)
  return nearest ? [nearest] : (parts ?? said)
}

/** 'flowerpot' for what sellers write in two words. */
function splitOf(word: string, dictionary: Dictionary): Phrase | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [one, other] = [word.slice(0, at), word.slice(at)]
    if (dictionary.knows(one) && dictionary.knows(other)) return [one, other]
  }
  return undefined
}
