import { z } from 'zod'
import { planStatus } from '#contract/sellers/plan.ts'
import { Anchor, oldestFirst } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { countedUpTo } from '#server/db/paging.ts'
import { literal, rows, sql } from '#server/db/sql.ts'

const status = z.enum(planStatus.options)

const PlanRow = z.object({
  plan_request_id: z.uuid(),
  status,
  price_paise: z.int(),
  created_at: z.date(),
  active_from: z.date().nullable(),
  active_until: z.date().nullable(),
})
export type PlanRow = z.infer<typeof PlanRow>

const shownStatus = sql`case when p.active_until <= now() then 'ended' else p.status end`
const planColumns = sql`p.plan_request_id, ${shownStatus} as status, p.price_paise, p.created_at, p.active_from, p.active_until`

/** Active plans first, the one that ends last on top; then requested ones, then ended ones. */
export const findPlans = (db: Db, sellerId: string) =>
  db.many(rows(PlanRow)`
    select ${planColumns} from plan_requests p where seller_id = ${sellerId}
    order by array_position(array['active', 'requested', 'ended'], ${shownStatus}), active_until desc limit 20`)

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

const RequestedPlan = z.object({ seller_id: z.uuid(), name: z.string(), is_requested: z.boolean() })

export const lockRequest = (tx: Db, planId: string) =>
  tx.maybe(rows(RequestedPlan)`
    select p.seller_id, coalesce(u.company_name, u.full_name) as name, p.status = 'requested' as is_requested
    from plan_requests p join users u on u.user_id = p.seller_id
    where plan_request_id = ${planId} for no key update`)

const Activated = z.object({ active_until: z.date() })

export const updateToActive = (
  tx: Db,
  planId: string,
  { seller_id, days, admin_id }: { seller_id: string; days: number; admin_id: string | null },
) =>
  tx.one(rows(Activated)`
    with start as (
      select greatest(now(), max(active_until)) as moment from plan_requests where seller_id = ${seller_id}
    )
    update plan_requests set status = 'active', active_from = start.moment,
      active_until = start.moment + make_interval(days => ${days}), activated_by = ${admin_id}
    from start where plan_request_id = ${planId} returning active_until`)
