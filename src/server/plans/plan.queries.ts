import { z } from 'zod'
import { planStatus } from '#contract/sellers/plan.ts'
import { planPaymentKinds } from '#contract/sellers/plan-rules.ts'
import { Anchor, oldestFirst } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { countedUpTo } from '#server/db/paging.ts'
import { literal, rows, type Sql, sql } from '#server/db/sql.ts'

const status = z.enum(planStatus.options)

const PlanRow = z.object({
  plan_request_id: z.uuid(),
  status,
  price_paise: z.int(),
  created_at: z.date(),
  active_from: z.date().nullable(),
  active_until: z.date().nullable(),
  paid_by: z.enum(planPaymentKinds).nullable(),
  paid_reference: z.string().nullable(),
  paid_on: z.string().nullable(),
  close_reason: z.string().nullable(),
})
export type PlanRow = z.infer<typeof PlanRow>

// A request that was declined has a term of a second, because the version before knows no other end.
const shownStatus = sql`
  case when p.closed_as = 'declined' then 'declined' when p.active_until <= now() then 'ended' else p.status end`
const termOf = (column: Sql) => sql`case when p.closed_as is distinct from 'declined' then ${column} end`
const planColumns = sql`
  p.plan_request_id, ${shownStatus} as status, p.price_paise, p.created_at, ${termOf(sql`p.active_from`)} as active_from,
  ${termOf(sql`p.active_until`)} as active_until, p.paid_by, p.paid_reference, p.paid_on::text as paid_on, p.close_reason`

/** Active plans first, the one that ends last on top; then requested ones, then the latest of the others. */
export const findPlans = (db: Db, sellerId: string) =>
  db.many(rows(PlanRow)`
    select ${planColumns} from plan_requests p where seller_id = ${sellerId}
    order by coalesce(array_position(array['active', 'requested'], ${shownStatus}), 3), active_until desc limit 20`)

const Locked = z.object({ user_id: z.uuid() })

/** Requests and activations for one seller wait for each other. */
export const lockSeller = (tx: Db, sellerId: string) =>
  tx.one(rows(Locked)`select user_id from users where user_id = ${sellerId} for no key update`)

export const insertRequest = (tx: Db, sellerId: string, pricePaise: number) =>
  tx.run(sql`insert into plan_requests (seller_id, price_paise) values (${sellerId}, ${pricePaise})`)

const RequestRow = PlanRow.extend({
  seller_id: z.uuid(),
  name: z.string(),
  phone_number: z.string(),
  email: z.string(),
  activated_by: z.string().nullable(),
})
export type RequestRow = z.infer<typeof RequestRow>

const byAge = oldestFirst(sql`p.created_at`, sql`p.plan_request_id`)

export const findRequests = (db: Db, filter: z.infer<typeof status>, after: Anchor | undefined) =>
  db.many(rows(RequestRow)`
    select ${planColumns}, p.seller_id, coalesce(u.company_name, u.full_name) as name, u.phone_number, u.email,
      a.full_name as activated_by
    from plan_requests p join users u on u.user_id = p.seller_id left join users a on a.user_id = p.activated_by
    where ${shownStatus} = ${filter} ${byAge.page(after)}`)

const Total = z.object({ total: z.int() })

export const countRequests = (db: Db, filter: z.infer<typeof status>) =>
  db.one(rows(Total)`
    select count(*) as total from (
      select from plan_requests p where ${shownStatus} = ${filter} limit ${literal(countedUpTo)}
    ) counted`)

export const findAnchor = (db: Db, cursor: string) =>
  db.maybe(rows(Anchor)`select ${byAge.anchor} from plan_requests p where p.plan_request_id = ${cursor}`)

const LockedPlan = z.object({
  plan_request_id: z.uuid(),
  seller_id: z.uuid(),
  name: z.string(),
  status,
  price_paise: z.int(),
  active_from: z.date().nullable(),
  active_until: z.date().nullable(),
  paid_by: z.enum(planPaymentKinds).nullable(),
  paid_reference: z.string().nullable(),
  paid_on: z.string().nullable(),
  is_taken_back: z.boolean(),
})
export type LockedPlan = z.infer<typeof LockedPlan>

export const lockPlan = (tx: Db, planId: string) =>
  tx.maybe(rows(LockedPlan)`
    select ${planColumns}, p.seller_id, coalesce(u.company_name, u.full_name) as name, p.closed_as is not null as is_taken_back
    from plan_requests p join users u on u.user_id = p.seller_id
    where plan_request_id = ${planId} for no key update`)

const Activated = z.object({ active_until: z.date() })

type Term = {
  readonly seller_id: string
  readonly days: number
  readonly admin_id: string | null
  readonly paid_by: string | null
  readonly paid_reference: string | null
  readonly paid_on: string | null
}

export const updateToActive = (tx: Db, planId: string, term: Term) =>
  tx.one(rows(Activated)`
    with start as (
      select greatest(now(), max(active_until)) as moment from plan_requests where seller_id = ${term.seller_id}
    )
    update plan_requests set status = 'active', active_from = start.moment,
      active_until = start.moment + make_interval(days => ${term.days}), activated_by = ${term.admin_id},
      paid_by = ${term.paid_by}, paid_reference = ${term.paid_reference}, paid_on = ${term.paid_on}
    from start where plan_request_id = ${planId} returning active_until`)

type Closing = { readonly as: 'declined' | 'taken_back'; readonly reason: string }

/** Its term ends now, or a second after it began. */
export const updateToClosed = (tx: Db, planId: string, { as, reason }: Closing) =>
  tx.run(sql`
    update plan_requests set status = 'active', active_from = least(active_from, now() - interval '1 second'),
      active_until = now(), closed_as = ${as}, close_reason = ${reason}, closed_at = now()
    where plan_request_id = ${planId}`)

/** What follows a term that has ended begins as much earlier as was left of it. */
export const updateLaterTerms = (tx: Db, sellerId: string, from: Date, until: Date) =>
  tx.run(sql`
    update plan_requests set active_from = active_from - left_over, active_until = active_until - left_over
    from (select ${until}::timestamptz - greatest(${from}::timestamptz, now()) as left_over) term
    where seller_id = ${sellerId} and active_from >= ${until}`)
