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
