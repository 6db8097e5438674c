import { z } from 'zod'
import { imports } from '#contract/texts/imports.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { Db } from '#server/db/db.ts'
import { columnNames, rows, sql } from '#server/db/sql.ts'
import { isKept } from '#server/products/product.row.ts'
import { writtenColumns } from '#server/products/written.row.ts'
import type { Task } from './import-work.queries.ts'
import { rowProblem } from './read-row.rules.ts'

const Text = z.object({ text: z.string() })
const Id = z.object({ product_id: z.uuid() })

const problem = (column: string | null, sentence: Sentence) =>
  sql`${JSON.stringify([rowProblem(column, sentence)])}::jsonb`

/** The products that rows name, each with the number of its row, as JSON text: by id, else by item code. */
export const findNamed = async (db: Db, { seller_id }: Task, chunk: string) => {
  const { text } = await db.one(rows(Text)`
    with named as (
      select row_number, "of" ->> 'seller_item_code' as code,
        case when "of" ->> 'product_id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
          then ("of" ->> 'product_id')::uuid end as product_id,
        "of" ->> 'product_id' is not null as has_id
      from jsonb_to_recordset(${chunk}::jsonb) as r(row_number integer, "of" jsonb)
    ), found as (
      select n.row_number, p.product_id, p.revision, p.verification, ${columnNames(writtenColumns, 'p')}
      from named n join products p on p.product_id = n.product_id
      where p.seller_id = ${seller_id} and ${isKept}
      union all
      select n.row_number, p.product_id, p.revision, p.verification, ${columnNames(writtenColumns, 'p')}
      from named n join products p on item_code_key(p.seller_item_code) = item_code_key(n.code)
      where not n.has_id and p.seller_id = ${seller_id} and p.seller_item_code is not null and ${isKept}
    )
    select coalesce(jsonb_agg(to_jsonb(found)), '[]')::text as text from found`)
  return text
}

const nameColumns = sql`p.product_id, p.product_name, p.seller_item_code, p.unit, p.tiers, p.gst_rate_bp, p.revision,
  p.verification, p.stock`

/** All products of a seller that a list may name, as JSON text. */
export const findNames = async (db: Db, { seller_id }: Task) => {
  const { text } = await db.one(rows(Text)`
    select coalesce(jsonb_agg(to_jsonb(named)), '[]')::text as text from (
      select ${nameColumns} from products p where p.seller_id = ${seller_id} and ${isKept}) named`)
  return text
}

export const findName = async (tx: Db, sellerId: string, productId: string) => {
  const named = await tx.maybe(rows(Text)`
    select to_jsonb(named)::text as text from (
      select ${nameColumns} from products p
      where p.seller_id = ${sellerId} and p.product_id = ${productId} and ${isKept}) named`)
  return named?.text
}

export const insertCompared = (tx: Db, { import_id }: Task, chunk: string) =>
  tx.run(sql`
    insert into product_import_rows
      (import_id, row_number, product_name, product, problems, cells, product_id, seen, changes, asks_again, sources, listed,
        candidates)
    select ${import_id}, row_number, product_name, product, problems, cells, product_id, seen, changes, asks_again,
      coalesce(sources, '[]'), listed, coalesce(candidates, '[]')
    from jsonb_to_recordset(${chunk}::jsonb) as r(row_number integer, product_name text, product jsonb, problems jsonb,
      cells jsonb, product_id uuid, seen jsonb, changes jsonb, asks_again boolean, sources jsonb, listed jsonb,
      candidates jsonb)`)

/**
 * Of two rows with one product nobody knows which is meant. As an array, since PostgreSQL knows nothing yet of rows that
 * came a moment ago, and would group them anew for each of them.
 */
export const markTwice = (tx: Db, { import_id }: Task) =>
  tx.run(sql`
    update product_import_rows r set problems = problems || ${problem(null, imports.productTwice)}
    where r.import_id = ${import_id} and r.row_number = any(array(
      select row_number from (
        select row_number, count(*) over (partition by product_id) as times
        from product_import_rows where import_id = ${import_id} and product_id is not null) named
      where times > 1))`)

export const updateToCompared = (tx: Db, { import_id, claim, status }: Task) =>
  tx.run(sql`
    update product_imports set status = 'checked', csv = null, workbook = null, claim = null, updated_at = now()
    where import_id = ${import_id} and claim = ${claim} and status = ${status}`)

const chosen = ({ import_id }: Task) => sql`r.import_id = ${import_id} and r.is_chosen and r.problems = '[]'`

/** In the order of the ids, so that two calls never wait for each other. */
export const lockNamed = (tx: Db, task: Task) =>
  tx.run(sql`
    select from products p
    where p.product_id = any(array(select r.product_id from product_import_rows r where ${chosen(task)}))
      and p.seller_id = ${task.seller_id}
    order by p.product_id for no key update`)

/**
 * Rows whose product, or whose stock, is no longer what the file was compared with. Each asks for its own product: as a
 * join PostgreSQL, which does not know yet how many rows came, would read all products of the seller for each of them.
 */
export const markMoved = (tx: Db, task: Task) =>
  tx.run(sql`
    update product_import_rows r set problems = r.problems || ${problem(null, imports.changedMeanwhile)}
    where ${chosen(task)} and (
      select p.revision = (r.seen ->> 'revision')::integer
        and (not r.product ? 'stock' or p.stock is not distinct from (r.seen ->> 'stock')::integer)
      from products p
      where p.product_id = r.product_id and p.seller_id = ${task.seller_id} and ${isKept}) is not true`)

/** What `updateProducts` takes. */
export const chosenEdits = (task: Task) =>
  sql`select r.product_id, r.product as edit from product_import_rows r where ${chosen(task)}`

/** Changed products whose words are found by search. */
export const findReworded = (tx: Db, task: Task) =>
  tx.many(rows(Id)`
    select r.product_id from product_import_rows r
    where ${chosen(task)} and r.product ?| array['product_name', 'description', 'category', 'specs']
    order by r.product_id`)
