import { phrasesOf, type Synonym, synonym } from '#contract/content/synonyms.ts'
import { limits } from '#contract/limits.ts'
import { content as texts } from '#contract/texts/desk/content.ts'
import { badInput } from '#server/errors.ts'
import { firstSynonyms } from '#server/search/first-synonyms.ts'
import { wordsOf } from '#server/search/words.ts'
import type { Kind } from './kind.rules.ts'

export const synonymKind: Kind = {
  schema: synonym,
  first: () => firstSynonyms,
  isOpen: true,
  mayEnd: () => true,
  check: (_, value) => requireSearchable(value as Synonym),
}

export function requireSearchable(value: Synonym) {
  for (const field of ['words', 'means'] as const) {
    const phrases = phrasesOf(value[field]).map(wordsOf)
    if (phrases.length === 0 || phrases.some((words) => words.length === 0))
      throw badInput(texts.phraseNeeded, field)
    const { phrase } = limits.synonym
    if (phrases.some((words) => words.length > phrase))
      throw badInput(texts.phraseLong({ limit: phrase }), field)
  }
}
