import { z } from 'zod'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { insertingProducts } from '#server/products/new-product.row.ts'
import { isKept } from '#server/products/product.row.ts'
import type { FileHead } from './read-file.csv.ts'

const Task = z.object({
  import_id: z.uuid(),
  seller_id: z.uuid(),
  mode: z.enum(['add', 'update']),
  source: z.enum(['file', 'paste']),
  status: z.enum(['checking', 'applying']),
  attempts: z.int(),
  claim: z.uuid(),
  run: z.uuid(),
})
export type Task = z.infer<typeof Task>
const File = z.object({
  csv: z.string().nullable(),
  workbook: z.instanceof(Buffer).nullable(),
  category_type: z.string().nullable(),
})
const RowNumber = z.object({ row_number: z.int() })
const Count = z.object({ count: z.int() })

const { savingClaim, readingClaim } = limits.import
const claimedFor = sql`
  now() + make_interval(secs => case status when 'applying' then ${literal(savingClaim)} else ${literal(readingClaim)} end)`

/** Claims the import that has waited longest and has no living server. */
export const claimImport = (db: Db, claim: string) =>
  db.maybe(rows(Task)`
    update product_imports set claim = ${claim}, claimed_until = ${claimedFor}, attempts = attempts + 1
    where import_id = (
      select import_id from product_imports
      where status in ('checking', 'applying') and (claimed_until is null or claimed_until < now())
      order by updated_at limit 1 for update skip locked)
    returning import_id, seller_id, mode, source, status, attempts, claim, run`)

const isMine = ({ import_id, claim, status }: Task) =>
  sql`import_id = ${import_id} and claim = ${claim} and status = ${status}`

/** Lets other servers claim it at once. */
export const releaseImport = (db: Db, task: Task) =>
  db.run(sql`
    update product_imports set claim = null, claimed_until = null, attempts = attempts - 1 where ${isMine(task)}`)

export const findFile = (db: Db, { import_id }: Task) =>
  db.maybe(rows(File)`
    select csv, workbook, category_type from product_imports where import_id = ${import_id}`)

/** Touches nothing if the import was cancelled or claimed by another server. */
export const updateProgress = (db: Db, task: Task, { done, total }: { done: number; total?: number }) =>
  db.run(sql`
    update product_imports
    set rows_done = ${done}, rows_total = coalesce(${total ?? null}, rows_total), claimed_until = ${claimedFor}
    where ${isMine(task)}`)

export const updateHead = (db: Db, task: Task, { columns, delimiter }: FileHead) =>
  db.run(sql`
    update product_imports set columns = ${JSON.stringify(columns)}::jsonb, delimiter = ${delimiter}
    where ${isMine(task)}`)

/**
 * Addresses of the seller's own pictures, present or former, count like uploaded pictures, and so do pictures that
 * have already arrived.
 */
export const updatePictures = async (tx: Db, { import_id, seller_id }: Task) => {
  await tx.run(sql`
    with kept as materialized (
      select picture_id from pictures
      where state = 'whole' and picture_id in (
        select picture_id(ref) from product_import_images where import_id = ${import_id} and is_address)
      order by picture_id for key share
    )
    update product_import_images i set url = i.ref
    from kept, (select distinct url from products p, jsonb_array_elements_text(p.images || p.past_images) url
      where p.seller_id = ${seller_id}) own
    where i.import_id = ${import_id} and i.is_address and i.ref = own.url and picture_id(i.ref) = kept.picture_id`)
  await tx.run(sql`
    update product_import_images i set url = p.url from product_import_pictures p
    where i.import_id = ${import_id} and p.import_id = ${import_id} and not i.is_address and i.ref = p.name`)
}

export const updateToChecked = (tx: Db, task: Task) =>
  tx.run(sql`
    update product_imports set status = 'checked', csv = null, workbook = null, claim = null, updated_at = now(),
      rows_known = (
        select count(*) from product_import_rows r
        where r.import_id = ${task.import_id} and lower(r.product_name) in (
          select lower(p.product_name) from products p where p.seller_id = ${task.seller_id} and ${isKept})),
      (rows_repeated, repeated_names) = (
        select coalesce(sum(times), 0),
          coalesce(jsonb_agg(name order by first_row) filter (where place <= ${literal(limits.import.names)}), '[]')
        from (
          select min(product_name) as name, count(*) as times, min(row_number) as first_row,
            row_number() over (order by min(row_number)) as place
          from product_import_rows where import_id = ${task.import_id} and product_name <> ''
          group by lower(product_name) having count(*) > 1) names)
    where ${isMine(task)}`)

const because = ({ content, name, parameters }: Sentence) =>
  sql`problem = ${content}, sentence = ${JSON.stringify({ name, parameters })}::jsonb`

export const updateToRefused = (db: Db, task: Task, problem: Sentence) =>
  db.run(sql`
    update product_imports set status = 'refused', ${because(problem)}, csv = null, workbook = null, claim = null, updated_at = now()
    where ${isMine(task)}`)

/** Nothing was saved; the seller may try again. */
export const updateToFailed = (db: Db, task: Task, problem: Sentence) =>
  db.run(sql`
    update product_imports set status = 'checked', ${because(problem)}, rows_done = 0, claim = null, updated_at = now()
    where ${isMine(task)}`)

export const updateToApplied = (tx: Db, task: Task, done: number) =>
  tx.run(sql`
    update product_imports set status = 'applied', rows_done = ${done}, claim = null, updated_at = now()
    where ${isMine(task)}`)

/** Chosen rows without a product. */
export const findUnsaved = (db: Db, { import_id, run }: Task) =>
  db.many(rows(RowNumber)`
    select row_number from product_import_rows
    where import_id = ${import_id} and is_chosen
      and row_number not in (select import_row from products where import_run = ${run})
    order by row_number`)

export const countSaved = (db: Db, { run }: Task) =>
  db.one(rows(Count)`select count(*) as count from products where import_run = ${run}`)

export const isSuspended = async (tx: Db, { seller_id }: Task) =>
  (await tx.run(sql`select from users where user_id = ${seller_id} and suspended_at is not null`)) > 0

/** Hidden until the import is complete. */
export const insertProducts = (tx: Db, { import_id, seller_id, run }: Task, rowNumbers: readonly number[]) =>
  tx.many(
    insertingProducts(
      sql`
      select r.product || jsonb_build_object('seller_id', ${seller_id}::uuid, 'import_run', ${run}::uuid,
        'import_row', r.row_number, 'deleted_at', now(), 'images', (
          select coalesce(jsonb_agg(url order by position), '[]') from (
            select m.url, min(m.position) as position from product_import_images m
            where m.import_id = r.import_id and m.row_number = r.row_number group by m.url) pictures))
      from product_import_rows r
      where r.import_id = ${import_id} and r.row_number = any(${rowNumbers}::integer[])
      order by r.row_number`,
      ['seller_id', 'import_run', 'import_row', 'deleted_at'],
    ),
  )

/**
 * Shows all products at once, those of a pasted list to their seller, as drafts. The first row becomes the newest product, so that
 * lists have the order of the file.
 */
export const updateToShown = (tx: Db, { run, source }: Task) =>
  tx.run(sql`
    update products set deleted_at = ${source === 'paste' ? sql`now(), off_market = 'draft'` : sql`null`}, import_run = null, import_row = null, updated_at = now(),
      created_at = now() - import_row * interval '1 microsecond'
    where import_run = ${run}`)

/** Products of imports that failed, were cancelled or started again. */
export const deleteStrays = (db: Db) =>
  db.run(sql`
    delete from products where product_id in (
      select product_id from products
      where import_run is not null and not exists (
        select from product_imports i where i.run = import_run and i.status = 'applying')
      limit ${literal(limits.import.rowsAtOnce)})`)
