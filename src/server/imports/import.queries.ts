import { z } from 'zod'
import {
  type ImportChoice,
  importFacts,
  importMode,
  importStatus,
} from '#contract/products/product-import.ts'
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
const Status = z.object({
  status: z.enum(importStatus.options),
  mode: z.enum(importMode.options),
  source: z.enum(['file', 'paste']),
  /** How many rows would change something. */
  changes: z.int(),
})
const ChosenCounts = z.object({ chosen: z.int(), wrong: z.int() })

/** Rows `r` with a problem of their own or with a missing picture. */
const isWrong = sql`(r.problems <> '[]' or exists (
  select from product_import_images m
  where m.import_id = r.import_id and m.row_number = r.row_number and m.url is null))`

/** How many rows of import `i` are wrong; cheap, since pages ask for it again and again while a file is saved. */
const rowsWrong = sql`(select count(distinct row_number) from (
  select r.row_number from product_import_rows r where r.import_id = i.import_id and r.problems <> '[]'
  union all
  select m.row_number from product_import_images m where m.import_id = i.import_id and m.url is null) wrong)`

const imports = (rest: Sql) =>
  rows(ImportRow)`
    select i.import_id, i.file_name, i.status, i.problem, i.sentence, i.rows_total, i.rows_done, i.rows_chosen, i.rows_known,
      i.mode, i.source, i.rows_repeated, i.repeated_names, i.columns, i.created_at,
      ${rowsWrong} as rows_wrong,
      changing.rows_changing, changing.rows_verified_again,
      (select jsonb_build_object('count', count(*),
          'names', coalesce(jsonb_agg(ref order by ref) filter (where place <= 100), '[]'))
        from (
          select ref, row_number() over (order by ref) as place
          from (select distinct ref from product_import_images m
            where m.import_id = i.import_id and m.url is null and not m.is_address) refs) missing) as missing
    from product_imports i cross join lateral (
      select count(*) as rows_changing, count(*) filter (where r.asks_again) as rows_verified_again
      from product_import_rows r where r.import_id = i.import_id and r.changes <> '[]' and r.problems = '[]') changing
    ${rest}`

export const findImport = (db: Db, sellerId: string, importId: string) =>
  db.maybe(imports(sql`where i.import_id = ${importId} and i.seller_id = ${sellerId}`))

export const findLastImports = (db: Db, sellerId: string) =>
  db.many(imports(sql`where i.seller_id = ${sellerId} order by i.created_at desc limit 10`))

const Head = z.object({ columns: z.array(z.string()), delimiter: z.string() })

export const findHead = (db: Db, sellerId: string, importId: string) =>
  db.maybe(rows(Head)`
    select columns, delimiter from product_imports where import_id = ${importId} and seller_id = ${sellerId}`)

type NewFile = {
  readonly file_name: string
  readonly csv: string | null
  readonly workbook: Buffer | null
  readonly mode: 'add' | 'update'
  readonly source: 'file' | 'paste'
  readonly category_type: string | null
}

export const insertImport = (tx: Db, sellerId: string, file: NewFile) =>
  tx.one(rows(ImportId)`
    insert into product_imports (seller_id, file_name, csv, workbook, mode, source, category_type)
    values (${sellerId}, ${file.file_name}, ${file.csv}, ${file.workbook}, ${file.mode}, ${file.source},
      ${file.category_type})
    returning import_id`)

export const lockImport = (tx: Db, sellerId: string, importId: string) =>
  tx.maybe(rows(Status)`
    select status, mode, source, (select count(*) from product_import_rows r
        where r.import_id = i.import_id and r.changes <> '[]') as changes
    from product_imports i where import_id = ${importId} and seller_id = ${sellerId} for update`)

const cancelled = sql`status = 'cancelled', csv = null, workbook = null, claim = null, updated_at = now()`

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
      and (i.mode = 'add' or r.changes <> '[]' or ${isWrong})
    from product_imports i where r.import_id = ${importId} and i.import_id = r.import_id`)

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
