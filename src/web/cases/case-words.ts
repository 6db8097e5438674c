import type { Case, CaseOutcome, CaseSummary } from '#contract/cases/case-fields.ts'
import type { BadgeTone } from '#web/ui/badge-tones.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { casesTexts, caseTexts as texts } from './cases-texts.ts'

export const toneOf = ({ state, me, turn }: CaseSummary, now = Date.now()): BadgeTone => {
  if (state === 'closed') return 'neutral'
  if (turn && Date.parse(turn.until) < now) return 'danger'
  return turn?.role === me ? 'warning' : 'info'
}

/** What a role is called by whoever reads. */
export const calledOf = (row: CaseSummary, role: 'opener' | 'other' | 'desk' | 'clock') => {
  if (role === row.me) return casesTexts.you
  if (role === 'opener') return row.opener
  return role === 'other' ? (row.other ?? texts.roles.other) : texts.roles[role]
}

/** What is offered, or comes of it, with its sum where it has one. */
export const worthOf = (outcome: CaseOutcome | null, sum: number | null) =>
  texts.offers(casesTexts.outcomes[outcome ?? 'none'], sum === null ? '' : rupees(sum))

function ownTurn({ me, other, offer, offer_amount }: Case, day: string) {
  if (me === 'desk') return texts.yourDecision(day)
  return me === 'other'
    ? texts.yourAnswer(day)
    : texts.yourReply(other ?? '', worthOf(offer, offer_amount), day)
}

/** Who has to do what until when, in one sentence. */
export function turnSentence(row: Case): string {
  const { turn, state, me, outcome, credit } = row
  if (!turn) return texts.settled
  const day = dayOf(turn.until)
  if (state === 'agreed' || state === 'decided') {
    const what = worthOf(outcome, credit)
    return turn.role === me
      ? texts.yourDuty(what, day)
      : texts.sellerOwes(calledOf(row, turn.role), what, day)
  }
  if (turn.role === me) return ownTurn(row, day)
  if (turn.role === 'desk') return texts.deskTurn(day)
  return turn.role === 'other' ? texts.theirTurn(row.other ?? '', day) : texts.theirReply(row.opener, day)
}
