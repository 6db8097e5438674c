import { z } from 'zod'
import type { RequirementState } from '#contract/requirement.ts'
import { Anchor } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { containing } from '#server/db/like.ts'
import { countedUpTo } from '#server/db/paging.ts'
import { empty, literal, rows, sql } from '#server/db/sql.ts'
import { byAge, isInState, OwnRow, ownColumns, requirementTables } from './requirement.row.ts'

const KnownRow = OwnRow.extend({
  buyer_id: z.uuid(),
  name: z.string(),
  phone_number: z.string(),
  email: z.string(),
  closed_by: z.string().nullable(),
})
export type KnownRow = z.infer<typeof KnownRow>

export type RequirementFilters = { readonly q: string; readonly state: RequirementState | undefined }

const knownBy = sql`(r.product_name || ' ' || r.product_details || ' ' || b.full_name || ' ' ||
  coalesce(b.company_name, '') || ' ' || b.phone_number)`

const whereOf = ({ q, state }: RequirementFilters) => sql`
  true ${q ? sql`and ${knownBy} ilike ${containing(q)}` : empty}
  ${state ? sql`and ${isInState[state]}` : empty}`

export const findAll = (db: Db, filter: RequirementFilters, after: Anchor | undefined) =>
  db.many(rows(KnownRow)`
    select ${ownColumns}, r.buyer_id, coalesce(b.company_name, b.full_name) as name, b.phone_number, b.email,
      (select full_name from users where user_id = r.closed_by) as closed_by
    from ${requirementTables}
    where ${whereOf(filter)} ${byAge.page(after)}`)

const Total = z.object({ total: z.int() })

export const countAll = (db: Db, filter: RequirementFilters) =>
  db.one(rows(Total)`
    select count(*) as total from (
      select from requirements r join users b on b.user_id = r.buyer_id where ${whereOf(filter)} limit ${literal(countedUpTo)}
    ) counted`)

export const findAnchor = (db: Db, cursor: string) =>
  db.maybe(rows(Anchor)`
    select ${byAge.anchor} from requirements r where r.requirement_id = ${cursor}`)
