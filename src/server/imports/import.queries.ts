import { z } from 'zod'
import { type ImportChoice, importFacts, importStatus } from '#contract/products/product-import.ts'
import { messageFields } from '#contract/reply.ts'
import type { Db } from '#server/db/db.ts'
import { rows, type Sql, sql } from '#server/db/sql.ts'

const ImportRow = z.object({
  ...importFacts,
  sentence: z.nullable(messageFields.sentence),
  columns: z.array(z.string()),
  missing: z.object({ count: z.int(), names: z.array(z.string()) }),
  created_at: z.date(),
})
export type ImportRow = z.infer<typeof ImportRow>

const ImportId = z.object({ import_id: z.uuid() })
const Status = z.object({ status: z.enum(importStatus.options) })
const ChosenCounts = z.object({ chosen: z.int(), wrong: z.int() })

/** Rows `r` with a problem of their own or with a missing picture. */
const isWrong = sql`(r.problems <> '[]' or exists (
  select from product_import_images m
  where m.import_id = r.import_id and m.row_number = r.row_number and m.url is null))`

const imports = (rest: Sql) =>
  rows(ImportRow)`
    select i.import_id, i.file_name, i.status, i.problem, i.sentence, i.rows_total, i.rows_done, i.rows_chosen, i.rows_known,
      i.rows_repeated, i.repeated_names, i.columns, i.created_at,
      (select count(*) from product_import_rows r where r.import_id = i.import_id and ${isWrong}) as rows_wrong,
      (select jsonb_build_object('count', count(*),
          'names', coalesce(jsonb_agg(ref order by ref) filter (where place <= 100), '[]'))
        from (
          select ref, row_number() over (order by ref) as place
          from (select distinct ref from product_import_images m
            where m.import_id = i.import_id and m.url is null and not m.is_address) refs) missing) as missing
    from product_imports i ${rest}`

export const findImport = (db: Db, sellerId: string, importId: string) =>
  db.maybe(imports(sql`where i.import_id = ${importId} and i.seller_id = ${sellerId}`))

export const findLastImports = (db: Db, sellerId: string) =>
  db.many(imports(sql`where i.seller_id = ${sellerId} order by i.created_at desc limit 10`))

const Head = z.object({ columns: z.array(z.string()), delimiter: z.string() })

export const findHead = (db: Db, sellerId: string, importId: string) =>
  db.maybe(rows(Head)`
    select columns, delimiter from product_imports where import_id = ${importId} and seller_id = ${sellerId}`)

export const insertImport = (tx: Db, sellerId: string, file: { file_name: string; csv: string }) =>
  tx.one(rows(ImportId)`
    insert into product_imports (seller_id, file_name, csv) values (${sellerId}, ${file.file_name}, ${file.csv})
    returning import_id`)

export const lockImport = (tx: Db, sellerId: string, importId: string) =>
  tx.maybe(rows(Status)`
    select status from product_imports where import_id = ${importId} and seller_id = ${sellerId} for update`)

const cancelled = sql`status = 'cancelled', csv = null, claim = null, updated_at = now()`

export const cancelImport = (tx: Db, importId: string) =>
  tx.run(sql`update product_imports set ${cancelled} where import_id = ${importId}`)

/** A seller decides on one file at a time: a new one replaces an undecided one. */
export const cancelUndecided = (tx: Db, sellerId: string) =>
  tx.many(rows(ImportId)`
    update product_imports set ${cancelled}
    where seller_id = ${sellerId} and status in ('checking', 'checked') returning import_id`)

export const updateChoice = (tx: Db, importId: string, { choose, skip }: ImportChoice) =>
  tx.run(sql`
    update product_import_rows r
    set is_chosen = r.row_number <> all(${skip}::integer[]) and (${choose} = 'all' or not ${isWrong})
    where r.import_id = ${importId}`)

export const countChosen = (tx: Db, importId: string) =>
  tx.one(rows(ChosenCounts)`
    select count(*) as chosen, count(*) filter (where ${isWrong}) as wrong
    from product_import_rows r where r.import_id = ${importId} and r.is_chosen`)

export const updateToApplying = (tx: Db, importId: string, chosen: number) =>
  tx.run(sql`
    update product_imports
    set status = 'applying', problem = null, sentence = null, rows_done = 0, rows_chosen = ${chosen}, claim = null,
      claimed_until = null, attempts = 0, run = gen_random_uuid(), updated_at = now()
    where import_id = ${importId}`)

export const deleteOldImports = (db: Db, days: number) =>
  db.run(sql`
    delete from product_imports where import_id in (
      select import_id from product_imports
      where updated_at < now() - make_interval(days => ${days}) and status not in ('checking', 'applying')
      order by updated_at limit 1 for update skip locked)`)
