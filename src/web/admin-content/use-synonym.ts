import { synonymName } from '#contract/content/synonyms.ts'
import { synonymTexts as texts } from './content-texts.ts'
import { draftOf, type SynonymDocument, synonymRules } from './synonym-draft.ts'
import { useEntry } from './use-entry.ts'

export type SynonymEdit = {
  /** The entry to be changed; without one an entry is added. */
  readonly document?: SynonymDocument | undefined
  /** Words that were searched in vain. */
  readonly searched?: string
}

export const useSynonym = ({ document, searched }: SynonymEdit, onClose: () => void) =>
  useEntry({
    kind: 'synonyms',
    document,
    start: () => draftOf(document, searched),
    typedAs: (draft) => draft,
    rules: synonymRules,
    nameOf: ({ words }) => synonymName(words),
    failure: texts.error,
    onClose,
  })
