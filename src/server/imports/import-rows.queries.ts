import { z } from 'zod'
import { importCandidate, importCell } from '#contract/products/import-cell.ts'
import { messageFields } from '#contract/reply.ts'
import type { Db } from '#server/db/db.ts'
import { empty, literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'

const RowProblem = z.object({
  column: z.string().nullable(),
  message: z.string(),
  /** Missing in rows that were read before sentences had names. */
  sentence: z.optional(messageFields.sentence),
})

const Row = z.object({
  row_number: z.int(),
  product_name: z.string(),
  problems: z.array(RowProblem),
  /** Names of pictures that are missing. */
  missing: z.array(z.object({ position: z.int(), ref: z.string(), is_address: z.boolean() })),
  changes: z.array(
    z.object({
      column: z.string(),
      old: z.string().nullable(),
      new: z.string().nullable(),
      percent: z.number().nullable(),
    }),
  ),
  asks_again: z.boolean(),
  sources: z.array(importCell),
  candidates: z.array(importCandidate),
})
export type Row = z.infer<typeof Row>
const Total = z.object({ total: z.int() })

type Page = { readonly show: 'wrong' | 'changing' | 'all'; readonly after: number }

const missing = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('position', m.position, 'ref', m.ref, 'is_address', m.is_address)
    order by m.position), '[]')
  from product_import_images m
  where m.import_id = r.import_id and m.row_number = r.row_number and m.url is null)`

const shown = {
  all: empty,
  changing: sql`and r.changes <> '[]' and r.problems = '[]'`,
  wrong: sql`and (r.problems <> '[]' or ${missing} <> '[]')`,
}
const isShown = (show: Page['show']) => shown[show]

export const findRows = (db: Db, importId: string, { show, after }: Page) =>
  db.many(rows(Row)`
    select r.row_number, r.product_name, r.problems, r.changes, r.asks_again, r.sources, r.candidates,
      ${missing} as missing
    from product_import_rows r where r.import_id = ${importId} and r.row_number > ${after} ${isShown(show)}
    order by r.row_number limit ${literal(limits.import.page + 1)}`)

const WrongRow = Row.extend({ cells: z.array(z.string()).nullable() })
export type WrongRow = z.infer<typeof WrongRow>

export const findWrongRows = (db: Db, importId: string, after: number) =>
  db.many(rows(WrongRow)`
    select r.row_number, r.product_name, r.problems, r.changes, r.asks_again, r.sources, r.candidates,
      r.cells, ${missing} as missing
    from product_import_rows r where r.import_id = ${importId} and r.row_number > ${after} ${isShown('wrong')}
    order by r.row_number limit ${literal(limits.import.rowsAtOnce)}`)

export const countRows = (db: Db, importId: string, show: Page['show']) =>
  db.one(rows(Total)`
    select count(*) as total from product_import_rows r where r.import_id = ${importId} ${isShown(show)}`)

export const deleteRows = async (tx: Db, importIds: readonly string[]) => {
  await tx.run(sql`delete from product_import_images where import_id = any(${importIds}::uuid[])`)
  await tx.run(sql`delete from product_import_rows where import_id = any(${importIds}::uuid[])`)
}

export const deletePictures = (tx: Db, importIds: readonly string[]) =>
  tx.run(sql`delete from product_import_pictures where import_id = any(${importIds}::uuid[])`)

/** Rows from the file's reader as JSON text, which is parsed only here. */
export const insertRows = async (tx: Db, importId: string, chunk: string) => {
  await tx.run(sql`
    insert into product_import_rows (import_id, row_number, product_name, product, problems, cells, sources)
    select ${importId}, row_number, product_name, product, problems, cells, coalesce(sources, '[]')
    from jsonb_to_recordset(${chunk}::jsonb)
      as r(row_number integer, product_name text, product jsonb, problems jsonb, cells jsonb, sources jsonb)`)
  await tx.run(sql`
    insert into product_import_images (import_id, row_number, position, ref, is_address)
    select ${importId}, r.row_number, m.position, m.ref, m.is_address
    from jsonb_to_recordset(${chunk}::jsonb) as r(row_number integer, images jsonb),
      jsonb_to_recordset(r.images) as m(position integer, ref text, is_address boolean)`)
}

type Picture = { readonly name: string; readonly url: string }

/** Adds nothing if the import is closed or has its maximum of pictures. The end of the reading waits for this lock. */
export const upsertPicture = (tx: Db, importId: string, { name, url }: Picture) =>
  tx.run(sql`
    insert into product_import_pictures (import_id, name, url)
    select import_id, ${name}, ${url} from product_imports i
    where import_id = ${importId} and status in ('checking', 'checked')
      and (select count(*) from product_import_pictures p where p.import_id = i.import_id)
        < ${literal(limits.import.pictures)}
    for share of i
    on conflict (import_id, name) do update set url = excluded.url`)

export const updateNamed = (tx: Db, importId: string, { name, url }: Picture) =>
  tx.run(sql`
    update product_import_images set url = ${url}
    where import_id = ${importId} and ref = ${name} and not is_address`)
