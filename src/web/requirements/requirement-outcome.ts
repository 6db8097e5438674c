import type { OwnRequirement } from '#contract/requirement.ts'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import { compareTexts, requirementTexts } from './requirements-texts.ts'

/** What has come of a requirement, in one line of its list. */
export function outcomeOf({ state, accepted_seller, quote_count, best_price }: OwnRequirement) {
  if (accepted_seller) return requirementTexts.accepted(accepted_seller)
  if (state === 'closed') return requirementTexts.notChosen
  if (quote_count === 0 || best_price === null) return requirementTexts.noQuotes
  return `${requirementTexts.quotes(quote_count)} · ${requirementTexts.from(rupeesShort(best_price))}`
}

/** Why nobody can quote for it any more. */
export function endOf({ accepted_seller, close_reason, has_ended }: OwnRequirement) {
  if (accepted_seller) return compareTexts.wonBy(accepted_seller)
  if (has_ended) return compareTexts.hasEnded
  return close_reason ? compareTexts.closedByAdmin(close_reason) : compareTexts.closedByYou
}
