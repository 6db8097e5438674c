import { isIndian } from './english-sounds.ts'
import type { Group } from './group.ts'
import type { Language } from './language.ts'
import { abbreviationsIn } from './letter-names.ts'
import type { Phrase } from './lexicon.ts'

/** The most letters that are spelt out one by one: 'एल ई डी'. */
const mostLetters = 6

/** A trade word in another script may be spelt a little otherwise; more letters off, it is another word. */
const mostOff = 1

/** English in an Indian script, by its letters or by its sound: 'एलईडी' is 'led', 'स्कूल' is 'school'. */
export function englishAt(words: Phrase, index: number, language: Language): Group | undefined {
  const word = words[index] ?? ''
  const { lexicon } = language
  if (!isIndian(word) || lexicon.meaningsOf([word]).length > 0) return undefined
  const letters = abbreviationAt(words, index, language)
  if (letters) return letters
  const isTradeWord = (lexicon.lettersFromSound(word) ?? mostOff + 1) <= mostOff
  return isTradeWord ? undefined : ofSound(word, language)
}

function abbreviationAt(words: Phrase, index: number, { dictionary }: Language): Group | undefined {
  const run = words.slice(index, index + mostLetters)
  for (let length = run.length; length > 0; length -= 1) {
    const spelt = run.slice(0, length)
    const known = abbreviationsIn(spelt.join('')).filter((short) => dictionary.isTrusted(short))
    const isWhole = length === 1 || spelt.every((word) => [...word].length <= longestName)
    if (isWhole && known.length > 0) return spellings(spelt, known)
  }
  return undefined
}
/** The name of one letter: 'डब्ल्यू'. */
const longestName = 7

function ofSound(word: string, { dictionary, lexicon }: Language): Group | undefined {
  const heard = dictionary.heardAs(word).slice(0, 3)
  if (heard.length > 0) return spellings([word], heard)
  const meanings = dictionary.knows(word) ? [] : lexicon.meaningsHeard(word)
  return meanings.length > 0 ? { words: [word], meanings, isBeginning: false } : undefined
}

function spellings(words: Phrase, all: readonly string[]): Group {
  const meanings = all.map((word) => [word])
  return { words, meanings, spellings: meanings, isBeginning: false }
}
