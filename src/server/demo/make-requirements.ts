import { requirementPath } from '#contract/paths.ts'
import { categoriesForLabel, slugOf } from '#contract/products/present-categories.ts'
import { toPaise } from '#contract/products/price.ts'
import { notifications } from '#contract/texts/notifications.ts'
import type { Db } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'
import { uuidOf } from './chance.ts'
import { type DemoQuote, type DemoRequirement, requirements } from './data/requirements.ts'
import { span, textOf } from './dates.ts'
import { insertRows } from './insert-rows.ts'

const idOf = ({ buyer, product_name }: DemoRequirement) => uuidOf('requirement', buyer, product_name)
const buyerOf = ({ buyer }: DemoRequirement) => uuidOf('buyer', buyer)
const ago = (now: number, hours: number) => textOf(now - hours * span.hour)

/** Requirements with their quotes, the buyers' notifications about these, and the chats of accepted ones. */
export async function insertRequirements(tx: Db, now: number) {
  await insertRows(
    tx,
    'requirements',
    requirements.map((requirement) => toRow(now, requirement)),
  )
  await insertRows(
    tx,
    'quotes',
    requirements.flatMap((requirement) =>
      requirement.quotes.map((quote, index) => toQuoteRow(now, { requirement, quote, index })),
    ),
  )
  await insertRows(
    tx,
    'notifications',
    requirements.flatMap((requirement) => requirement.quotes.map((quote) => toNews(now, requirement, quote))),
  )
  await tx.run(sql`
    insert into chat_rooms (buyer_id, seller_id, last_message_at, created_at)
    select r.buyer_id, q.seller_id, q.accepted_at, q.accepted_at
    from quotes q join requirements r using (requirement_id) where q.accepted_at is not null
    on conflict (buyer_id, seller_id) do nothing`)
}

const toRow = (now: number, requirement: DemoRequirement) => ({
  requirement_id: idOf(requirement),
  buyer_id: buyerOf(requirement),
  product_name: requirement.product_name,
  quantity: requirement.quantity,
  unit: requirement.unit ?? null,
  product_details: requirement.product_details,
  category: slugOf(requirement.category_type),
  category_type: requirement.category_type,
  sought_categories: categoriesForLabel(requirement.category_type),
  closed_at: requirement.closed ? ago(now, requirement.closed.hours_ago) : null,
  created_at: ago(now, requirement.hours_ago),
})

type PlacedQuote = {
  readonly requirement: DemoRequirement
  readonly quote: DemoQuote
  readonly index: number
}

const toQuoteRow = (now: number, { requirement, quote, index }: PlacedQuote) => ({
  quote_id: uuidOf('quote', idOf(requirement), quote.seller),
  requirement_id: idOf(requirement),
  seller_id: uuidOf('seller', quote.seller),
  place: index + 1,
  unit_price_paise: toPaise(quote.price),
  unit: quote.unit ?? null,
  min_quantity: quote.minimum,
  delivery_days: quote.days,
  note: quote.note,
  revision: 1,
  accepted_at: requirement.closed?.won_by === quote.seller ? ago(now, requirement.closed.hours_ago) : null,
  created_at: ago(now, quote.hours_ago),
})

function toNews(now: number, requirement: DemoRequirement, { seller, hours_ago }: DemoQuote) {
  const { content, name, parameters } = notifications.quoteReceived({
    seller,
    product: requirement.product_name,
  })
  return {
    notification_id: uuidOf('quote-news', idOf(requirement), seller),
    user_id: buyerOf(requirement),
    order_id: null,
    kind: 'quote-received',
    message: content,
    sentence: { name, parameters },
    link: requirementPath(idOf(requirement)),
    is_read: hours_ago > 48,
    created_at: ago(now, hours_ago),
  }
}
