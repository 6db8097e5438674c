import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { EwayLimitRow } from './eway-limit.row.ts'

const columns = sql`
  state_code, limit_paise, is_district_free, city_limit_paise, is_disputed, source, checked_on::text as checked_on, revision`

/** The line of a state, else the one that counts for all others. */
export const findLimit = (db: Db, stateCode: string, otherwise: string) =>
  db.maybe(rows(EwayLimitRow)`
    select ${columns} from eway_limits where state_code in (${stateCode}, ${otherwise})
    order by state_code = ${otherwise} limit 1`)

export const findLimits = (db: Db) =>
  db.many(rows(EwayLimitRow)`select ${columns} from eway_limits order by state_code !~ '^I', state_code`)

export const lockLimit = (tx: Db, stateCode: string) =>
  tx.maybe(rows(EwayLimitRow)`
    select ${columns} from eway_limits where state_code = ${stateCode} for no key update`)

type Limit = Omit<EwayLimitRow, 'revision'>

export const upsertLimit = (tx: Db, row: Limit) =>
  tx.run(sql`
    insert into eway_limits (state_code, limit_paise, is_district_free, city_limit_paise, is_disputed, source, checked_on)
    values (${row.state_code}, ${row.limit_paise}, ${row.is_district_free}, ${row.city_limit_paise}, ${row.is_disputed},
      ${row.source}, ${row.checked_on})
    on conflict (state_code) do update set limit_paise = excluded.limit_paise, is_district_free = excluded.is_district_free,
      city_limit_paise = excluded.city_limit_paise, is_disputed = excluded.is_disputed, source = excluded.source,
      checked_on = excluded.checked_on, revision = eway_limits.revision + 1`)
