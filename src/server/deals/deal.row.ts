import { z } from 'zod'
import { dealStates } from '#contract/deals/deal.ts'
import { freightKinds } from '#contract/deals/deal-rules.ts'
import { shipToKind } from '#contract/order-billing.ts'
import { taxScheme } from '#contract/sellers/tax-scheme.ts'
import { restKinds } from '#contract/terms.ts'
import { isBlockedBetween } from '#server/blocks/block.row.ts'
import { microsOf } from '#server/db/list-position.ts'
import { rows, type Sql, sql } from '#server/db/sql.ts'

export type Side = 'buyer' | 'seller'

const LineRow = z.object({
  line_number: z.int(),
  product_id: z.uuid().nullable(),
  product_name: z.string(),
  product_image: z.string().nullable(),
  unit: z.string(),
  quantity: z.int(),
  unit_price_paise: z.int(),
  hsn_code: z.string().nullable(),
  gst_rate_bp: z.int().nullable(),
  unit_code: z.string().nullable(),
})
export type LineRow = z.infer<typeof LineRow>

/** Where the goods go, and whom they are billed to, as written when the buyer made the offer. */
export const Delivery = z.object({
  state: z.string(),
  city: z.string(),
  postal_code: z.string(),
  ship_address: z.string(),
  po_number: z.string().nullable(),
  note: z.string().nullable(),
  ship_to: z.enum(shipToKind.options).nullable(),
  /** Missing in offers from before. */
  ship_name: z.string().nullish(),
  bill_gstin: z.string().nullable(),
  bill_name: z.string().nullable(),
  bill_address: z.string().nullable(),
  bill_pin: z.string().nullable(),
  bill_state_code: z.string().nullable(),
})
export type Delivery = z.infer<typeof Delivery>

const OfferRow = z.object({
  revision: z.int(),
  proposed_by: z.enum(['buyer', 'seller']),
  freight: z.enum(freightKinds),
  freight_paise: z.int(),
  advance_bp: z.int(),
  rest: z.enum(restKinds),
  credit_days: z.int(),
  dispatch_days: z.int(),
  note: z.string(),
  /** A day in India. */
  valid_until: z.string(),
  delivery: Delivery.nullable(),
  total_paise: z.int(),
  lines: z.array(LineRow),
})
export type OfferRow = z.infer<typeof OfferRow>

const offerColumns = sql`jsonb_build_object(
  'revision', f.revision, 'proposed_by', f.proposed_by, 'freight', f.freight, 'freight_paise', f.freight_paise,
  'advance_bp', f.advance_bp, 'rest', f.rest, 'credit_days', f.credit_days, 'dispatch_days', f.dispatch_days,
  'note', f.note, 'valid_until', f.valid_until, 'delivery', f.delivery, 'total_paise', f.total_paise,
  'lines', (select coalesce(jsonb_agg(jsonb_build_object(
      'line_number', l.line_number, 'product_id', l.product_id, 'product_name', l.product_name,
      'product_image', l.product_image, 'unit', l.unit, 'quantity', l.quantity,
      'unit_price_paise', l.unit_price_paise, 'hsn_code', l.hsn_code, 'gst_rate_bp', l.gst_rate_bp,
      'unit_code', l.unit_code) order by l.line_number), '[]')
    from deal_lines l where l.deal_id = f.deal_id and l.revision = f.revision))`

/** An offer of the deal `d`. */
const offerOf = (revision: Sql) => sql`
  (select ${offerColumns} from deal_offers f where f.deal_id = d.deal_id and f.revision = ${revision})`

const proposedAt = (revision: Sql) => sql`
  (select e.happened_at from deal_events e
    where e.deal_id = d.deal_id and e.revision = ${revision} and e.event in ('offered', 'countered'))`

const DealRow = z.object({
  deal_id: z.uuid(),
  room_id: z.uuid(),
  buyer_id: z.uuid(),
  seller_id: z.uuid(),
  requirement_id: z.uuid().nullable(),
  quote_id: z.uuid().nullable(),
  state: z.enum(dealStates),
  revision: z.int(),
  created_at: z.date(),
  changed_at: z.date(),
  order_id: z.string().nullable(),
  is_cancelled: z.boolean(),
  seller_scheme: z.enum(taxScheme.options).nullable(),
  offer: OfferRow,
  proposed_at: z.date(),
  previous: OfferRow.nullable(),
  previous_proposed_at: z.date().nullable(),
  /** The latest event. */
  facts: z.object({ reason: z.string().nullable().optional() }),
  hash: z.string(),
  /** Whether both people may trade at the moment. */
  is_open: z.boolean(),
})
export type DealRow = z.infer<typeof DealRow>

/** An open deal whose last offer is over has expired, whether that is written down yet or not. */
const state = sql`case when d.state = 'open' and d.expires_at <= now() then 'expired' else d.state end`

/** Whether both people of the room `r` may trade at the moment. */
export const isTrading = sql`(
  not exists (select from users u where u.user_id in (r.buyer_id, r.seller_id) and u.suspended_at is not null)
  and not ${isBlockedBetween(sql`r.buyer_id`, sql`r.seller_id`)})`

/** Deals `d` of rooms `r`. */
export const dealRows = (rest: Sql) => rows(DealRow)`
  select d.deal_id, d.room_id, r.buyer_id, r.seller_id, d.requirement_id, d.quote_id, ${state} as state, d.revision,
    d.created_at, d.changed_at, o.order_id, coalesce(o.delivery_status = 'Cancelled', false) as is_cancelled,
    case when o.order_id is null then t.scheme else o.seller_scheme end as seller_scheme,
    ${offerOf(sql`d.revision`)} as offer,
    ${proposedAt(sql`d.revision`)} as proposed_at, ${offerOf(sql`d.revision - 1`)} as previous,
    ${proposedAt(sql`d.revision - 1`)} as previous_proposed_at, last.facts, last.hash,
    ${isTrading} as is_open
  from deals d join chat_rooms r using (room_id)
  left join orders o on o.deal_id = d.deal_id
  left join tax_registrations t on t.seller_id = r.seller_id and t.is_default
  cross join lateral (
    select e.facts, e.hash from deal_events e where e.deal_id = d.deal_id order by e.place desc limit 1
  ) last
  ${rest}`

const dealEvents = ['offered', 'countered', 'accepted', 'declined', 'withdrawn', 'expired'] as const

const EventRow = z.object({
  room_id: z.uuid(),
  place: z.int(),
  deal_id: z.uuid(),
  revision: z.int(),
  event: z.enum(dealEvents),
  /** null: the offer ended by itself. */
  actor_id: z.uuid().nullable(),
  /** Since 1970, in microseconds. */
  happened_micros: z.int(),
  facts: z.record(z.string(), z.string().nullable()),
  hash: z.string(),
})
export type EventRow = z.infer<typeof EventRow>

const ChainRow = EventRow.extend({ offer: OfferRow.nullable() })
export type ChainRow = z.infer<typeof ChainRow>

/** The chain of a room, each offer with the event that made it. */
export const chainRows = (roomId: string) => rows(ChainRow)`
  select e.room_id, e.place, e.deal_id, e.revision, e.event, e.actor_id,
    ${microsOf(sql`e.happened_at`)} as happened_micros, e.facts, e.hash,
    case when e.event in ('offered', 'countered') then (
      select ${offerColumns} from deal_offers f where f.deal_id = e.deal_id and f.revision = e.revision) end as offer
  from deal_events e where e.room_id = ${roomId} order by e.place`

const StateRow = z.object({
  deal_id: z.uuid(),
  state: z.enum(dealStates),
  revision: z.int(),
  created_micros: z.int(),
  changed_micros: z.int(),
  expires_micros: z.int(),
  requirement_id: z.uuid().nullable(),
  quote_id: z.uuid().nullable(),
  order_id: z.string().nullable(),
  /** Of quotes, requirements and orders that its events name, those that are still there. */
  standing: z.array(z.string()),
})
export type StateRow = z.infer<typeof StateRow>

/** The deals of a room as they are kept, to be compared with their events. */
export const stateRows = (roomId: string) => rows(StateRow)`
  select d.deal_id, d.state, d.revision, ${microsOf(sql`d.created_at`)} as created_micros,
    ${microsOf(sql`d.changed_at`)} as changed_micros, ${microsOf(sql`d.expires_at`)} as expires_micros,
    d.requirement_id, d.quote_id, o.order_id,
    array(select named.id from deal_events e, jsonb_each_text(e.facts) as named(name, id)
      where e.deal_id = d.deal_id and case
        when named.name = 'order_id' then exists (select from orders where order_id = named.id)
        when named.id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then false
        when named.name = 'quote_id' then exists (select from quotes where quote_id = named.id::uuid)
        when named.name = 'requirement_id' then exists (select from requirements where requirement_id = named.id::uuid)
        else false end) as standing
  from deals d left join orders o on o.deal_id = d.deal_id where d.room_id = ${roomId} order by d.created_at, d.deal_id`

const HeadRow = z.object({ deal_head: z.string().nullable(), deal_head_id: z.uuid().nullable() })
export type HeadRow = z.infer<typeof HeadRow>

/** The last event of a room, as the room has kept it. */
export const headRow = (roomId: string) => rows(HeadRow)`
  select deal_head, deal_head_id from chat_rooms where room_id = ${roomId}`
