import { z } from 'zod'
import type { DocumentKind } from '#contract/documents/document-number.ts'
import type { Db } from '#server/db/db.ts'
import { rows, type Sql, sql } from '#server/db/sql.ts'

/** Whose papers count for themselves. */
const tables = {
  invoice: sql`invoice_series`,
  challan: sql`challan_series`,
  receipt: sql`receipt_series`,
} as const

export type Series = {
  readonly of: 'challan' | 'receipt' | { readonly kind: DocumentKind }
  readonly gstin: string
  readonly year: string
  readonly prefix: string
}

const tableOf = ({ of }: Series) => tables[typeof of === 'object' ? 'invoice' : of]

const keyOf = ({ of, gstin, year, prefix }: Series): readonly [columns: Sql, values: Sql] =>
  typeof of === 'object'
    ? [sql`gstin, year, prefix, kind`, sql`${gstin}, ${year}, ${prefix}, ${of.kind}`]
    : [sql`gstin, year, prefix`, sql`${gstin}, ${year}, ${prefix}`]

/** A row that conflicts is locked, although nothing of it changes. */
export function lockSeries(tx: Db, series: Series) {
  const [columns, values] = keyOf(series)
  return tx.run(sql`
    insert into ${tableOf(series)} as s (${columns}, next_place) values (${values}, 1)
    on conflict (${columns}) do update set next_place = s.next_place where false`)
}

const Taken = z.object({ place: z.int(), issued_on: z.string() })

/** Clocks of two machines differ: the day is never before that of the last one. */
export function takePlace(tx: Db, series: Series, today: string) {
  const [columns, values] = keyOf(series)
  return tx.one(rows(Taken)`
    update ${tableOf(series)} set next_place = next_place + 1, last_on = greatest(last_on, ${today}::date)
    where (${columns}) = (${values})
    returning next_place - 1 as place, last_on::text as issued_on`)
}

const Next = z.object({ place: z.int() })

/** Without locking it: nothing where none was taken yet. */
export function findNextPlace(tx: Db, series: Series) {
  const [columns, values] = keyOf(series)
  return tx.maybe(rows(Next)`
    select next_place as place from ${tableOf(series)} where (${columns}) = (${values})`)
}
