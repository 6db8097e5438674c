import type { AdminRole } from '#contract/admin/admin-roles.ts'
import { worksIn } from '#contract/admin/admin-roles.ts'
import { type Signal, type SignalOutcome, signalOutcomes } from '#contract/admin/moderation.ts'
import { limits } from '#contract/limits.ts'
import { textRule } from '#contract/text-rule.ts'
import type { Rules } from '#web/forms/form.ts'

export type SignalDraft = {
  readonly outcome: SignalOutcome
  readonly userId: string
  readonly productId: string
  readonly words: string
}

/** What this admin can make of it: a listing is unlisted by those who vet, and only while it is there. */
export const outcomesOf = (signal: Signal, role: AdminRole): readonly SignalOutcome[] =>
  signalOutcomes.filter((outcome) => {
    if (outcome === 'unlist') return worksIn(role, 'vetting') && listed(signal).length > 0
    if (outcome === 'suspend') return open(signal).length > 0
    return true
  })

/** Whose listing is still seen, and whose account still open. */
export const listed = ({ products }: Signal) => products.filter(({ is_listed }) => is_listed)
export const open = ({ people }: Signal) => people.filter(({ is_suspended }) => !is_suspended)

/** A double is the later one. */
export const blankDecision = (signal: Signal): SignalDraft => ({
  outcome: 'nothing',
  userId: open(signal)[0]?.user_id ?? signal.people[0]?.user_id ?? '',
  productId: listed(signal).at(-1)?.product_id ?? '',
  words: '',
})

export const decisionRules: Rules<SignalDraft> = { words: textRule('words', limits.text.reason) }

export const decisionOf = ({ signal_id, revision }: Signal, draft: SignalDraft) => {
  const { outcome, userId, productId, words } = draft
  return {
    ...{ signalId: signal_id, revision, outcome, words },
    ...((outcome === 'case' || outcome === 'suspend') && { userId }),
    ...(outcome === 'unlist' && { productId }),
  }
}
