import type { ContentDocument } from '#contract/content/admin-content.ts'
import { stateAliasRule, stateCodeRule, stateNameRule } from '#contract/content/state-rules.ts'
import type { StateContent } from '#contract/content/states.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { limits } from '#contract/limits.ts'
import { blankTextRule, textRule } from '#contract/text-rule.ts'
import { withPlainDigits } from '#contract/typed-number.ts'
import { spellingsIn } from '#web/admin/spellings.ts'
import type { Rules } from '#web/forms/form.ts'
import { statesTexts as texts } from './states-texts.ts'

/** None of them can be taken away. */
export type StateDocument = ContentDocument<StateContent> & { readonly value: StateContent }

/** A state as it is typed: one spelling on each line. */
export type StateDraft = Omit<StateContent, 'aliases'> & { readonly code: string; readonly aliases: string }

export const inOrder = (documents: readonly ContentDocument<StateContent>[]): StateDocument[] =>
  documents
    .filter((document): document is StateDocument => document.value !== null)
    .sort((one, other) => (one.name < other.name ? -1 : 1))

export const codeOf = ({ code }: StateDraft) => withPlainDigits(code).trim()

/** Of a state that is there the code stays. */
export const rulesFor = (isNew: boolean, taken: ReadonlySet<string>): Rules<StateDraft> => ({
  ...(isNew && { code: (_, draft) => codeRule(codeOf(draft), taken) }),
  name: stateNameRule,
  aliases: (typed) => {
    const spellings = spellingsIn(typed)
    if (spellings.length > limits.state.aliases) return texts.aliasesMany
    return spellings.map(stateAliasRule).find((problem) => problem !== undefined)
  },
  note: blankTextRule('note', limits.text.reason),
  source: textRule('source', limits.text.reason),
  checked_on: (day) => (day ? undefined : texts.checkedNeeded),
})

const codeRule = (code: string, taken: ReadonlySet<string>) =>
  taken.has(code) ? texts.codeTaken : stateCodeRule(code)

/** Whoever changes a line has just looked it up. */
export const draftOf = (document: StateDocument | undefined, now: Date): StateDraft => ({
  code: '',
  name: document?.value.name ?? '',
  aliases: document?.value.aliases.join('\n') ?? '',
  has_utgst: document?.value.has_utgst ?? false,
  is_ended: document?.value.is_ended ?? false,
  into: document?.value.into ?? '',
  note: document?.value.note ?? '',
  source: document?.value.source ?? '',
  checked_on: dayInIndia(now),
})

export const contentOf = ({ code: _, aliases, ...value }: StateDraft): StateContent => ({
  ...value,
  aliases: spellingsIn(aliases),
  into: value.is_ended ? value.into : '',
})

/** What a state can go into: those that stand, and what stands in the field. */
export const targetsOf = (documents: readonly StateDocument[], own: string | undefined, chosen: string) =>
  documents
    .filter(({ name, value }) => name !== own && (!value.is_ended || name === chosen))
    .map(({ name, value }) => ({ value: name, label: texts.state(value.name, name) }))
    .sort((one, other) => one.label.localeCompare(other.label))
