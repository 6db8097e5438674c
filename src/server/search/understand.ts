import { withPlainDigits } from '#contract/typed-number.ts'
import { brandNames } from './brand-names.ts'
import { apart, isCode, knownParts } from './codes.ts'
import type { Dictionary } from './dictionary.ts'
import { englishAt } from './english-in-scripts.ts'
import { isIndian } from './english-sounds.ts'
import type { Group } from './group.ts'
import type { Language } from './language.ts'
import { type Lexicon, type Phrase, withoutFillers } from './lexicon.ts'
import { placeNames } from './place-names.ts'
import { sameSizes, tyreNamesOf, withSpokenNumbers } from './spoken-sizes.ts'
import { wordsOf } from './words.ts'

const mostGroups = 8
/** How many words of a sentence are read. */
const mostRead = 24
/** Shorter beginnings match too many words. */
const shortestBeginning = 3

/** Splits a request into things: phrases of the trade first, then single words. */
export function understand(q: string, language: Language): Group[] {
  const { dictionary, lexicon } = language
  const isKnown = (part: string) => dictionary.knows(part) || lexicon.meaningsOf([part]).length > 0
  const words = withoutFillers(typedWords(q, dictionary)).flatMap(
    (word) => (tyreNamesOf(word).length > 0 ? undefined : knownParts(word, isKnown)) ?? [word],
  )
  const groups: Group[] = []
  for (let index = 0; index < words.length && groups.length < mostRead; ) {
    const group =
      phraseAt(words, index, lexicon) ??
      joinedAt(words, index, dictionary) ??
      englishAt(words, index, language) ??
      wordAt(words, index, language)
    groups.push({ ...group, meanings: others(group) })
    index += group.words.length
  }
  return mostSpecific(groups, dictionary)
}

/** Of a long sentence, the words that the market knows. */
function mostSpecific(groups: readonly Group[], dictionary: Dictionary): Group[] {
  if (groups.length <= mostGroups) return [...groups]
  const isKnown = ({ words, meanings }: Group) =>
    meanings.length > 0 || words.some((word) => dictionary.shareOf(word, 2) > 0)
  const known = groups.filter(isKnown)
  return (known.length > 0 ? known : groups).slice(0, mostGroups)
}

/** '1hp' for '१ hp', unless sellers use these digits. */
export function typedWords(q: string, dictionary: Dictionary): readonly string[] {
  const read = withSpokenNumbers(q)
  const typed = wordsOf(read)
  const isOwn = (word: string) => dictionary.knows(word) || withPlainDigits(word) === word
  return typed.every(isOwn) ? typed : wordsOf(withPlainDigits(read))
}

/** Each other name once. */
const others = ({ words, meanings }: Group): Phrase[] => {
  const byText = new Map(meanings.map((phrase) => [phrase.join(' '), phrase]))
  byText.delete(words.join(' '))
  return [...byText.values()]
}

/** The same while typing: the last word may be incomplete, even if it is a known word, and so may a trade word. */
export function understandBeginning(q: string, language: Language): Group[] {
  const { dictionary, lexicon } = language
  const groups = understand(q, language)
  const last = groups.at(-1)
  const [word = ''] = last?.words ?? []
  if (!last || last.words.length > 1) return groups
  const isNew = dictionary.beginningWith(word).length === 0
  const spelt = isNew && lexicon.tradeWordsBeginning(word).length > 0
  const further = isNew ? lexicon.meaningsByBeginning(word, 3) : []
  // 'sariy' continues to 'sariya', although it sounds like 'saree'.
  const whole = { ...last, meanings: [...(spelt ? [] : last.meanings), ...further], isBeginning: true }
  return [...groups.slice(0, -1), { ...whole, meanings: others(whole) }]
}

function phraseAt(words: Phrase, index: number, lexicon: Lexicon): Group | undefined {
  for (let length = Math.min(lexicon.longestPhrase, words.length - index); length > 1; length -= 1) {
    const phrase = words.slice(index, index + length)
    const exact = lexicon.meaningsOf(phrase)
    const meanings = exact.length > 0 ? exact : lexicon.meaningsBySound(phrase)
    if (meanings.length > 0) return { words: phrase, meanings, isBeginning: false }
  }
  return undefined
}

/** 'key board' for what sellers write as one word. */
function joinedAt(words: Phrase, index: number, dictionary: Dictionary): Group | undefined {
  const [word = '', next = ''] = words.slice(index, index + 2)
  const joined = word + next
  const isWord = word.length > 1 && next.length > 1 && !/[0-9]/.test(joined)
  if (!(isWord || isCode(word, next)) || !dictionary.knows(joined)) return undefined
  const meanings = [[joined]]
  return { words: [word, next], meanings, spellings: meanings, isBeginning: false }
}

function wordAt(words: Phrase, index: number, { dictionary, lexicon }: Language): Group {
  const word = words[index] ?? ''
  const phrase = [word]
  const exact = [...lexicon.meaningsOf(phrase), ...sameSizes(word), ...tyreNamesOf(word)]
  const isKnown = dictionary.knows(word)
  if (isKnown || exact.length > 0) return { words: phrase, meanings: exact, isBeginning: false }
  const isBeginning = index === words.length - 1 && word.length >= shortestBeginning
  const alike = dictionary.soundingLike(word).slice(0, 3)
  const spellings = [...apart(word), ...alike.map((like) => [like])]
  const meanings = [
    ...lexicon.meaningsBySound(phrase),
    ...spellings,
    ...(isBeginning
      ? dictionary
          .beginningWith(word)
          .slice(0, 3)
          .flatMap((whole) => lexicon.meaningsOf([whole]))
      : []),
  ]
  return { words: phrase, meanings, spellings, isBeginning }
}

type Correction = {
  readonly groups: readonly Group[]
  readonly text: string
  /** The typed text of each corrected word. */
  readonly typed: ReadonlyMap<string, string>
}

/**
 * Corrects a request to words of the market if nobody sells what was typed; undefined if there is nothing to correct.
 */
export function correct(groups: readonly Group[], language: Language): Correction | undefined {
  const original = groups.flatMap(({ words }) => words)
  const corrected = groups.map((group) => correctWords(group, language))
  const text = corrected.flat().join(' ')
  if (text === original.join(' ')) return undefined
  const typed = new Map(
    corrected.map((words, index) => [words.join(' '), groups[index]?.words.join(' ') ?? '']),
  )
  return { groups: understand(text, language), text, typed }
}

function correctWords({ words }: Group, { dictionary, lexicon }: Language): Phrase {
  // What only looks alike in another script is another word.
  if (words.some(isIndian)) return words
  const [word = ''] = words
  const isItself =
    brandNames.has(word) || placeNames.has(word) || apart(word).length > 0 || tyreNamesOf(word).length > 0
  if (words.length > 1 || isItself || dictionary.knows(word) || lexicon.meaningsOf(words).length > 0)
    return words
  const parts = splitOf(word, dictionary)
  if (parts?.some(({ length }) => length > 4)) return parts
  const nearest = dictionary.nearest(word) ?? lexicon.nearest(word)
  return nearest ? [nearest] : (parts ?? words)
}

/** 'flowerpot' for what sellers write as two words. */
function splitOf(word: string, dictionary: Dictionary): Phrase | undefined {
  for (let index = 3; index <= word.length - 3; index += 1) {
    const [one, other] = [word.slice(0, index), word.slice(index)]
    if (dictionary.knows(one) && dictionary.knows(other)) return [one, other]
  }
  return undefined
}
