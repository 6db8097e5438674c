import { z } from 'zod'
import type { ModerationKind } from '#contract/admin/moderation.ts'
import type { Db } from '#server/db/db.ts'
import { countedUpTo, rowsPerPage } from '#server/db/paging.ts'
import { empty, joinFew, literal, rows, type Sql, sql } from '#server/db/sql.ts'

const ItemRow = z.object({
  item_id: z.string(),
  what: z.enum(['listing', 'person', 'review', 'message', 'page', 'signal']),
  since: z.date(),
  moment: z.string(),
  reporters: z.int(),
  reports: z.int(),
  case_id: z.string().nullable(),
  subject: z.string(),
  words: z.string(),
  signal_id: z.uuid().nullable(),
})
export type ItemRow = z.infer<typeof ItemRow>

/** Reports of the desk that are about no order, of the same thing together. A message is called by its first words. */
const reported = sql`
  select 'c-' || (array_agg(c.case_id order by c.created_at, c.case_id))[1] as item_id,
    c.what, min(c.created_at) as since, count(distinct coalesce(c.opened_by::text, c.visitor ->> 'email', c.case_id))::int as reporters,
    count(*)::int as reports, (array_agg(c.case_id order by c.created_at, c.case_id))[1] as case_id,
    (array_agg(c.subject order by c.created_at desc, c.case_id))[1] as subject,
    (array_agg(c.case_id order by c.created_at desc, c.case_id))[1] as latest, null::uuid as signal_id, null::uuid as review_id
  from (
    select *, case when product_id is not null then 'listing' when subject like '“%' then 'message'
      when about_id is not null then 'person' else 'page' end as what
    from cases where state = 'escalated' and order_id is null and kind <> 'privacy' and subject <> '') c
  group by c.what, c.about_id, c.product_id,
    case when c.what in ('message', 'page') then c.subject end`

const reviews = sql`
  select 'r-' || r.review_id, 'review', min(t.created_at), count(distinct t.reporter_id)::int, count(*)::int, null,
    min(p.product_name), null, null::uuid, r.review_id
  from review_reports t join reviews r using (review_id) join products p using (product_id)
  where t.resolved_at is null group by r.review_id`

const signals = (looked: boolean) => sql`
  select 's-' || s.signal_id as item_id, 'signal' as what, ${looked ? sql`s.decided_at` : sql`s.found_at`} as since,
    0 as reporters, 0 as reports, s.case_id, '' as subject, null as latest, s.signal_id, null::uuid as review_id
  from signals s where s.outcome is ${looked ? sql`not null` : sql`null`}`

const whats = { listings: 'listing', people: 'person', messages: 'message', pages: 'page' } as const

const itemsOf = (kind: ModerationKind): Sql => {
  if (kind === 'looked' || kind === 'signals') return signals(kind === 'looked')
  if (kind === 'reviews') return sql`select * from (${named(reviews)}) reviews`
  if (kind === 'all') return joinFew([reported, reviews, signals(false)], sql` union all `)
  return sql`select * from (${reported}) reported where what = ${whats[kind]}`
}

/** The union takes its names from its first part. */
const named = (part: Sql) => sql`
  select * from (${part}) part (item_id, what, since, reporters, reports, case_id, subject, latest, signal_id, review_id)`

const Anchor = z.object({ item_id: z.string(), moment: z.string(), reporters: z.int() })
type Anchor = z.infer<typeof Anchor>

export type Sort = 'oldest' | 'reporters'

const after = (kind: ModerationKind, sort: Sort, { item_id, moment, reporters }: Anchor) => {
  const since = sql`(i.since, i.item_id)`
  const place = sql`(${moment}::timestamptz, ${item_id})`
  if (kind === 'looked') return sql`where ${since} < ${place}`
  if (sort === 'oldest') return sql`where ${since} > ${place}`
  return sql`where i.reporters < ${reporters}::int or (i.reporters = ${reporters}::int and ${since} > ${place})`
}

const orderOf = (kind: ModerationKind, sort: Sort) => {
  if (kind === 'looked') return sql`i.since desc, i.item_id desc`
  return sort === 'oldest' ? sql`i.since, i.item_id` : sql`i.reporters desc, i.since, i.item_id`
}

type Query = { readonly kind: ModerationKind; readonly sort: Sort }

/** The words of the latest report are read for the page alone. */
export const findItems = (db: Db, { kind, sort }: Query, anchor: Anchor | undefined) =>
  db.many(rows(ItemRow)`
    select i.item_id, i.what, i.since, i.since::text as moment, i.reporters, i.reports, i.case_id, i.subject, i.signal_id,
      coalesce(
        (select e.words from case_events e where e.case_id = i.latest and e.words <> '' order by e.place limit 1),
        (select t.reason from review_reports t where t.review_id = i.review_id and t.resolved_at is null
          order by t.created_at desc, t.review_report_id limit 1), '') as words
    from (${itemsOf(kind)}) i ${anchor ? after(kind, sort, anchor) : empty}
    order by ${orderOf(kind, sort)} limit ${literal(rowsPerPage)}`)

export const findAnchor = (db: Db, kind: ModerationKind, itemId: string) =>
  db.maybe(rows(Anchor)`
    select i.item_id, i.since::text as moment, i.reporters from (${itemsOf(kind)}) i where i.item_id = ${itemId}`)

const Total = z.object({ total: z.int() })

export const countItems = (db: Db, kind: ModerationKind) =>
  db.one(rows(Total)`
    select count(*) as total from (select from (${itemsOf(kind)}) i limit ${literal(countedUpTo)}) counted`)
