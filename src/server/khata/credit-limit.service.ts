import { advanceOf } from '#contract/payments/advance.ts'
import { toRupees } from '#contract/products/price.ts'
import type { PaymentTerms } from '#contract/terms.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { khata as texts } from '#contract/texts/trust/khata.ts'
import type { Db } from '#server/db/db.ts'
import * as sql from './account.queries.ts'

type Bought = { readonly seller_id: string; readonly total_paise: number }

/**
 * Why a buyer gets no more credit from one of these sellers: what is open and the new order would come to more than the
 * limit. Orders that are not on credit have none. The buyer's row is locked, so that no other order comes in between.
 */
export async function findCreditProblem(
  tx: Db,
  buyerId: string,
  bought: readonly Bought[],
): Promise<Sentence | undefined> {
  const limits = await sql.findLimits(
    tx,
    buyerId,
    bought.map(({ seller_id }) => seller_id),
  )
  const broken = limits
    .filter(({ is_credit }) => is_credit)
    .find((limit) => isAbove(limit, totalFrom(bought, limit)))
  return broken && texts.aboveLimit({ seller: broken.name, ...figures(broken, totalFrom(bought, broken)) })
}

const totalFrom = (bought: readonly Bought[], { seller_id }: sql.Limit) =>
  bought.filter((each) => each.seller_id === seller_id).reduce((sum, { total_paise }) => sum + total_paise, 0)

const isAbove = ({ open_paise, credit_limit_paise }: sql.Limit, total: number) =>
  open_paise + total > credit_limit_paise

const figures = ({ credit_limit_paise, open_paise }: sql.Limit, total: number) => ({
  limit: toRupees(credit_limit_paise),
  open: toRupees(open_paise),
  total: toRupees(total),
})

type Deal = Bought & { readonly terms: PaymentTerms; readonly side: 'buyer' | 'seller' }

/** The same of a deal, whose own terms say whether it is on credit; an advance needs none. */
export async function findCreditProblemOfDeal(
  tx: Db,
  buyerId: string,
  { seller_id, total_paise, terms, side }: Deal,
): Promise<Sentence | undefined> {
  if (terms.rest !== 'credit') return undefined
  const [limit] = await sql.findLimits(tx, buyerId, [seller_id])
  const onCredit = total_paise - advanceOf(total_paise, terms)
  if (!limit || !isAbove(limit, onCredit)) return undefined
  const facts = figures(limit, total_paise)
  return side === 'buyer'
    ? texts.aboveLimit({ seller: limit.name, ...facts })
    : texts.aboveLimitOfBuyer(facts)
}
