import { z } from 'zod'
import { caseEventKinds, caseOutcome, caseRole, caseState, caseWish } from '#contract/cases/case-fields.ts'
import { caseKinds } from '#contract/cases/case-rules.ts'
import { sql } from '#server/db/sql.ts'
import { isBilled } from '#server/order-goods/is-billed.row.ts'
import { NamedLine } from '#server/order-goods/named-line.row.ts'

const summaryShape = {
  case_id: z.string(),
  kind: z.enum(caseKinds),
  order_id: z.string().nullable(),
  product_id: z.uuid().nullable(),
  about_id: z.uuid().nullable(),
  /** null: a visitor. */
  opened_by: z.uuid().nullable(),
  opener_name: z.string(),
  other_name: z.string().nullable(),
  /** Of its order. */
  seller_id: z.uuid().nullable(),
  subject: z.string(),
  wish: z.enum(caseWish.options),
  state: z.enum(caseState.options),
  acknowledge_by: z.date(),
  answer_by: z.date().nullable(),
  close_by: z.date(),
  outcome: z.enum(caseOutcome.options).nullable(),
  credit_paise: z.int().nullable(),
  outcome_by: z.date().nullable(),
  created_at: z.date(),
}
export const CaseSummaryRow = z.object(summaryShape)
export type CaseSummaryRow = z.infer<typeof CaseSummaryRow>

export const CaseLine = NamedLine
const Event = z.object({
  place: z.int(),
  role: z.enum(caseRole.options),
  actor_id: z.uuid().nullable(),
  event: z.enum(caseEventKinds),
  words: z.string(),
  facts: z.object({
    offer: z.enum(caseOutcome.options).optional(),
    amount_paise: z.int().nullable().optional(),
  }),
  happened_at: z.string(),
})
const File = z.object({
  file_id: z.uuid(),
  role: z.enum(caseRole.options),
  kind: z.enum(['picture', 'pdf']),
  created_at: z.string(),
})

export const CaseRow = z.object({
  ...summaryShape,
  value_paise: z.int(),
  restocking_paise: z.int(),
  collection_paise: z.int(),
  offer: z.enum(caseOutcome.options).nullable(),
  offer_paise: z.int().nullable(),
  credit_note_id: z.uuid().nullable(),
  credit_note: z.string().nullable(),
  is_billed: z.boolean(),
  chat_readers: z.array(z.uuid()),
  decided_by: z.uuid().nullable(),
  revision: z.int(),
  lines: z.array(CaseLine),
  events: z.array(Event),
  files: z.array(File),
})
export type CaseRow = z.infer<typeof CaseRow>

const nameOf = (table: 'opener' | 'about') =>
  table === 'opener'
    ? sql`coalesce(opener.company_name, opener.full_name)`
    : sql`coalesce(about.company_name, about.full_name)`

/** In an order people are called what they were called then. */
export const summaryColumns = sql`
  c.case_id, c.kind, c.order_id, c.product_id, c.about_id, c.opened_by,
  case when c.opened_by = o.buyer_id then coalesce(o.buyer_company_name, o.buyer_full_name)
    when c.opened_by = o.seller_id then coalesce(o.seller_company_name, o.seller_full_name)
    when c.opened_by is null then c.visitor ->> 'name'
    else ${nameOf('opener')} end as opener_name,
  case when c.about_id = o.buyer_id then coalesce(o.buyer_company_name, o.buyer_full_name)
    when c.about_id = o.seller_id then coalesce(o.seller_company_name, o.seller_full_name)
    else ${nameOf('about')} end as other_name,
  o.seller_id, c.subject, c.wish, c.state, c.acknowledge_by, c.answer_by, c.close_by, c.outcome, c.credit_paise,
  c.outcome_by, c.created_at`

export const caseTables = sql`
  cases c left join orders o on o.order_id = c.order_id left join users opener on opener.user_id = c.opened_by
  left join users about on about.user_id = c.about_id`

export const caseColumns = sql`
  ${summaryColumns}, c.value_paise, c.restocking_paise, c.collection_paise, c.offer, c.offer_paise, c.credit_note_id,
  (select i.number from invoices i where i.invoice_id = c.credit_note_id) as credit_note,
  ${isBilled(sql`c.order_id`)} as is_billed,
  c.chat_readers, c.decided_by, c.revision,
  coalesce((select jsonb_agg(jsonb_build_object('line_number', l.line_number, 'product_name', l.product_name,
      'unit', l.unit, 'quantity', w.quantity, 'unit_price_paise', l.unit_price_paise,
      'discount_paise', l.discount_paise * w.quantity / l.quantity) order by l.line_number)
    from case_lines w join order_lines l using (order_id, line_number) where w.case_id = c.case_id), '[]') as lines,
  (select jsonb_agg(jsonb_build_object('place', e.place, 'role', e.role, 'actor_id', e.actor_id, 'event', e.event,
      'words', e.words, 'facts', e.facts, 'happened_at', e.happened_at) order by e.place)
    from case_events e where e.case_id = c.case_id) as events,
  coalesce((select jsonb_agg(jsonb_build_object('file_id', f.file_id, 'role', f.role, 'kind', f.kind,
      'created_at', f.created_at) order by f.created_at)
    from case_files f where f.case_id = c.case_id), '[]') as files`
