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
  tradeWordsBeginning,
  withoutFillers,
} from './lexicon.ts'
import { placeNames } from './place-names.ts'
import { sameSizes, withSpokenNumbers } from './spoken-sizes.ts'
import { wordsOf } from './words.ts'

const mostGroups = 8
/** So many are read of a sentence. */
const mostRead = 24
/** Shorter beginnings fit too many words to mean one of them. */
const shortestBeginning = 3

/** What a person asks for, thing by thing: phrases of the trade first, then single words. */
export function understand(q: string, dictionary: Dictionary): Group[] {
  const words = withoutFillers(typedWords(q, dictionary)).flatMap(
    (word) => sizesOf(word, dictionary) ?? [word],
  )
  const groups: Group[] = []
  for (let at = 0; at < words.length && groups.length < mostRead; ) {
    const group = phraseAt(words, at) ?? joinedAt(words, at, dictionary) ?? wordAt(words, at, dictionary)
    groups.push({ ...group, meanings: others(group) })
    at += group.said.length
  }
  return mostTelling(groups, dictionary)
}

/** Of a long sentence what the market knows. */
function mostTelling(groups: readonly Group[], dictionary: Dictionary): Group[] {
  if (groups.length <= mostGroups) return [...groups]
  const isKnown = ({ said, meanings }: Group) =>
    meanings.length > 0 || said.some((word) => dictionary.shareOf(word, 2) > 0)
  const known = groups.filter(isKnown)
  return (known.length > 0 ? known : groups).slice(0, mostGroups)
}

/** '1hp' for '१ hp', unless sellers write it with these digits. */
function typedWords(q: string, dictionary: Dictionary): readonly string[] {
  const read = withSpokenNumbers(q)
  const typed = wordsOf(read)
  const isOwn = (word: string) => dictionary.knows(word) || withPlainDigits(word) === word
  return typed.every(isOwn) ? typed : wordsOf(withPlainDigits(read))
}

/** '20w40' for '20W-40', 'm12x75' for 'M12 × 75' and '3burner' for '3 burner', where the market knows the parts alone. */
function sizesOf(word: string, dictionary: Dictionary): Phrase | undefined {
  if (dictionary.knows(word) || meaningsOf([word]).length > 0) return undefined
  const [, ...parts] =
    word.match(/^([0-9.]+[a-z])([0-9.]+)$/) ??
    word.match(/^([0-9.]+)([a-z]+[0-9.]+)$/) ??
    word.match(/^([a-z][0-9.]+)x([0-9.]+)$/) ??
    word.match(/^([0-9.]+)([a-z]{3,})$/) ??
    []
  const isEach =
    parts.length > 0 && parts.every((part) => dictionary.knows(part) || meaningsOf([part]).length > 0)
  return isEach ? parts : undefined
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
  const isNew = dictionary.beginningWith(word).length === 0
  const spelt = isNew && tradeWordsBeginning(word).length > 0
  const further = isNew ? meaningsByBeginning(word, 3) : []
  // 'sariy' goes on to 'sariya', though it sounds like 'saree'.
  const whole = { ...last, meanings: [...(spelt ? [] : last.meanings), ...further], isBeginning: true }
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
  // 'm 12' is a size that stands in one word, '12 18' are two.
  const isCode = /^[a-z][0-9]+$/.test(joined) && word.length === 1
  const isWord = word.length > 1 && next.length > 1 && !/[0-9]/.test(joined)
  if (!(isCode || isWord) || !dictionary.knows(joined)) return undefined
  const meanings = [[joined]]
  return { said: [word, next], meanings, spellings: meanings, isBeginning: false }
}

function wordAt(words: Phrase, at: number, dictionary: Dictionary): Group {
  const word = words[at] ?? ''
  const said = [word]
  const exact = [...meaningsOf(said), ...sameSizes(word)]
  const isKnown = dictionary.knows(word)
  if (isKnown || exact.length > 0) return { said, meanings: exact, isBeginning: false }
  const isBeginning = at === words.length - 1 && word.length >= shortestBeginning
  const spellings = dictionary
    .soundingLike(word)
    .slice(0, 3)
    .map((like) => [like])
  const meanings = [
    ...meaningsBySound(said),
    ...spellings,
    ...(isBeginning
      ? dictionary
          .beginningWith(word)
          .slice(0, 3)
          .flatMap((whole) => meaningsOf([whole]))
      : []),
  ]
  return { said, meanings, spellings, isBeginning }
}

/** Trade words stand in no product, so that the market's dictionary does not know them: 'tshrit' is a 'tshirt'. */
const tradeWords = new Dictionary(1)
for (const word of singleTradeWords) tradeWords.learn(`a${word}`, 1)
const nearestTradeWord = (word: string) => tradeWords.nearest(word)

type Correction = {
  readonly groups: readonly Group[]
  readonly text: string
  /** What was typed for each word that was corrected. */
  readonly typed: ReadonlyMap<string, string>
}

/** The same request in words of the market for what nobody sells; undefined when there is nothing to correct. */
export function correct(groups: readonly Group[], dictionary: Dictionary): Correction | undefined {
  const given = groups.flatMap(({ said }) => said)
  const corrected = groups.map((group) => correctWords(group, dictionary))
  const text = corrected.flat().join(' ')
  if (text === given.join(' ')) return undefined
  const typed = new Map(corrected.map((words, at) => [words.join(' '), groups[at]?.said.join(' ') ?? '']))
  return { groups: understand(text, dictionary), text, typed }
}

function correctWords({ said }: Group, dictionary: Dictionary): Phrase {
  const [word = ''] = said
  const isName = brandNames.has(word) || placeNames.has(word)
  if (said.length > 1 || isName || dictionary.knows(word) || meaningsOf(said).length > 0) return said
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
