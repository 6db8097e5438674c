import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, preparedIfFrequent, rows, type Sql, sql } from '#server/db/sql.ts'

const SizeRow = z.object({ products: z.int() })

/** Roughly how many products there are, from the last analysis; counted if there was none yet. */
export async function countProducts(db: Db): Promise<number> {
  const { products } = await db.one(
    rows(SizeRow)`select reltuples::bigint as products from pg_class where oid = 'products'::regclass`,
  )
  if (products > 10_000) return products
  return (await db.one(rows(SizeRow)`select count(*) as products from products`)).products
}

const WordRow = z.object({ lexeme: z.string(), products: z.int() })

/** The words of a sample of products, with how many products have each; numbers only if they are frequent. */
export const findWords = (db: Db, percent: number, leastForNumbers: number) =>
  db.many(rows(WordRow)`
    select word as lexeme, ndoc as products from ts_stat(${statSource(percent)})
    where ndoc >= ${leastForNumbers} or word !~ '[0-9]'
    order by ndoc desc limit 300000`)

/** Depends on the size of the market. */
const shareOf = (percent: number): Sql => preparedIfFrequent(literal(percent))

const statSource = (percent: number): Sql =>
  percent >= 100
    ? sql`'select search from products where deleted_at is null'`
    : sql`'select search from products tablesample system (${shareOf(percent)}) where deleted_at is null'`

const NewRow = z.object({ lexemes: z.array(z.string()) })

/** The words of products added since, with some seconds of overlap for open transactions. */
export const findNewWords = (db: Db, since: Date) =>
  db.many(rows(NewRow)`
    select tsvector_to_array(search) as lexemes from products
    where created_at > ${since}::timestamptz - interval '20 seconds' and deleted_at is null
    order by created_at desc, product_id desc limit 500`)

const NameRow = z.object({ product_name: z.string() })

export const findNames = (db: Db, percent: number) =>
  db.many(rows(NameRow)`
    select product_name from ${percent >= 100 ? sql`products` : sql`products tablesample system (${shareOf(percent)})`}
    where deleted_at is null`)
