import { textRule } from '#contract/text-rule.ts'
import type { Rules } from './form.ts'

/** One of the sentences that a dialog offers, and own words. */
export type ReasonDraft = { readonly chosen: string; readonly reason: string }

export const blankReason: ReasonDraft = { chosen: '', reason: '' }

/** A choice among reasons, of which the last asks for own words; without one there are words alone. */
export type Choice = { readonly reasons: readonly string[]; readonly other: string }

/** What is sent; empty as long as nothing is said. */
export const reasonOf = ({ chosen, reason }: ReasonDraft, choice?: Choice) =>
  (choice && chosen !== choice.other ? chosen : reason).trim()

export const reasonRules = (maxLength: number, choice?: Choice): Rules<ReasonDraft> => ({
  reason: (_, draft) => textRule('reason', maxLength)(reasonOf(draft, choice)),
})

/** A sentence to begin with stands behind what was written, as far as there is room. */
export const withSentence = (words: string, sentence: string, maxLength: number) =>
  [words.trim(), sentence].filter(Boolean).join(' ').slice(0, maxLength)
