import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows } from '#server/db/sql.ts'
import { aBuyer, aSeller } from './build.ts'
import type { Someone } from './test-app.ts'

const RequirementId = z.object({ requirement_id: z.uuid() })
const QuoteId = z.object({ quote_id: z.uuid() })

type RequirementDraft = {
  buyer?: Someone
  product_name?: string
  quantity?: number
  category?: string
}

/** Inserts an open requirement in the category of test products, without notifying anybody. */
export async function aRequirement(db: Db, draft: RequirementDraft = {}): Promise<string> {
  const buyer = draft.buyer ?? (await aBuyer(db))
  const { product_name = 'Steel bolts M12', quantity = 1_000, category = 'hardware-paints' } = draft
  const { requirement_id } = await db.one(rows(RequirementId)`
    insert into requirements
      (buyer_id, product_name, quantity, product_details, category, category_type, sought_categories)
    values (${buyer.user_id}, ${product_name}, ${quantity}, 'Zinc plated', ${category}, ${category},
      ${[category]}::text[])
    returning requirement_id`)
  return requirement_id
}

type QuoteDraft = { requirementId: string; seller?: Someone; unit_price_paise?: number }

/** A quote at the first free place. */
export async function aQuote(db: Db, { requirementId, ...draft }: QuoteDraft): Promise<string> {
  const seller = draft.seller ?? (await aSeller(db))
  const { quote_id } = await db.one(rows(QuoteId)`
    insert into quotes (requirement_id, seller_id, place, unit_price_paise, min_quantity, delivery_days)
    select ${requirementId}, ${seller.user_id}, count(*) + 1, ${draft.unit_price_paise ?? 1_250}, 100, 7
    from quotes where requirement_id = ${requirementId}
    returning quote_id`)
  return quote_id
}
