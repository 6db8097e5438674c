import { isRateName } from '#contract/content/gst-rate-rules.ts'
import { gstRate } from '#contract/content/gst-rates.ts'
import { firstGstRates } from '#contract/tax/offered-rates.ts'
import { content as texts } from '#contract/texts/desk/content.ts'
import { badInput } from '#server/errors.ts'
import type { Kind } from './kind.rules.ts'

const first = new Map(Object.entries(firstGstRates))

/** Which GST rates the forms offer. What came with the market can be kept out of forms; a slip of the desk can go. */
export const gstRateKind: Kind = {
  schema: gstRate,
  first: () => first,
  isOpen: true,
  mayEnd: (name) => !first.has(name),
  isForOwners: true,
  check: (name) => {
    if (!isRateName(name)) throw badInput(texts.gstRateName, 'name')
  },
}
