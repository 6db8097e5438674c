import type { ContentDocument } from '#contract/content/admin-content.ts'
import { synonymMeansRule, synonymWordsRule } from '#contract/content/synonym-rules.ts'
import { phrasesOf, type Synonym } from '#contract/content/synonyms.ts'
import type { Rules } from '#web/forms/form.ts'

export type SynonymDocument = ContentDocument<Synonym>

export const synonymRules: Rules<Synonym> = { words: synonymWordsRule, means: synonymMeansRule }

/** What a form begins with: the entry as it stands, or words that somebody searched in vain. */
export const draftOf = (document: SynonymDocument | undefined, words = ''): Synonym =>
  document?.value ?? { words, means: '', both_ways: false }

/** What is searched for to try it: what brought the admin here, else what buyers type first. */
export const trialWords = ({ words }: Synonym, searched: string) => searched || (phrasesOf(words)[0] ?? '')

/** What the operator wrote comes first, then the market's own in their order; only those that hold the words. */
export function matching(documents: readonly SynonymDocument[], q: string): SynonymDocument[] {
  const letters = q.trim().toLowerCase()
  const holds = ({ name, value }: SynonymDocument) =>
    [name, value?.words ?? '', value?.means ?? ''].some((text) => text.toLowerCase().includes(letters))
  const matches = documents.filter(holds)
  const ours = matches.filter(({ made_at }) => made_at !== null)
  const latestFirst = ours.sort((one, other) => ((one.made_at ?? '') < (other.made_at ?? '') ? 1 : -1))
  return [...latestFirst, ...matches.filter(({ made_at }) => made_at === null)]
}
