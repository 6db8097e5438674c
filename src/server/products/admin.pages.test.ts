import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import * as contract from '#contract/admin/admin-products.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { anAdmin, aSeller } from '#server/testing/build.ts'
import { writeAllSearchWords } from '#server/testing/search-words.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { countForAdmin } from './admin.queries.ts'

const testApp = openTestApp()
let admin: Someone

beforeAll(async () => {
  admin = await anAdmin(testApp.db)
  const seller = await aSeller(testApp.db, { company_name: 'Pune Hinges' })
  await testApp.db.run(sql`
    insert into products (seller_id, product_name, description, unit, category, category_type, tiers, images, created_at)
    select ${seller.user_id}, case when n % 50 = 0 then 'Brass hinge ' else 'Steel hinge ' end || n, 'A hinge.', 'piece',
      'hardware-paints', 'Hardware & paints', '[{"min": 1, "max": null, "unit_price_paise": 15000}]',
      '["/media/00000000000000000000000000000000/8.webp"]', now() - make_interval(mins => n)
    from generate_series(1, 250) n`)
  await writeAllSearchWords(testApp.db)
})

const page = (q: string | undefined, cursor?: string) =>
  testApp.as(admin)(contract.listReviewedProducts, { status: 'pending', q, cursor })

async function allPages(q: string | undefined) {
  const names: string[] = []
  const totals: number[] = []
  for (let cursor: string | undefined, isLast = false; !isLast; ) {
    const { products, total, next } = await page(q, cursor)
    names.push(...products.map(({ product_name }) => product_name))
    totals.push(total)
    cursor = next ?? undefined
    isLast = next === null
  }
  return { names, totals }
}

const oldestFirst = Array.from({ length: 250 }, (_, place) => 250 - place)

test.each([
  [undefined, oldestFirst],
  ['hinge', oldestFirst],
  ['pune hing', oldestFirst],
  ['steel', oldestFirst.filter((n) => n % 50)],
  ['brass', oldestFirst.filter((n) => n % 50 === 0)],
])('the list shows all of what it is asked for, page by page: %s', async (q, numbers) => {
  const { names, totals } = await allPages(q)
  expect(names.map((name) => Number(name.split(' ').at(-1)))).toEqual(numbers)
  expect(new Set(totals)).toEqual(new Set([numbers.length]))
})

test.each([undefined, 'hinge', 'steel hing'])(
  'a product that is sent in again between two pages makes the next one neither skip nor repeat: %s',
  async (q) => {
    const first = await page(q)
    const last = first.products.at(-1)?.product_id ?? ''
    const before = await page(q, first.next ?? '')
    await testApp.db.run(sql`update products set verification_asked_at = now() where product_id = ${last}`)
    const after = await page(q, first.next ?? '')
    await testApp.db.run(sql`update products set verification_asked_at = null where product_id = ${last}`)
    const namesOf = ({ products }: typeof first) => products.map(({ product_id }) => product_id)
    expect(namesOf(after).filter((id) => id !== last)).toEqual(namesOf(before))
  },
)

test('words that very many products hold, but none of the first, are paged in the same order', async () => {
  const seller = await aSeller(testApp.db)
  // The words as the triggers write them, row by row.
  await testApp.db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(sql`
      insert into products (seller_id, product_name, description, unit, category, category_type, tiers, verification,
        created_at, search, filters)
      select ${seller.user_id}, name || ' ' || n, '', 'piece', 'hardware-paints', 'Hardware',
        '[{"min": 1, "max": null, "unit_price_paise": 15000}]', 'verified', now() + make_interval(secs => n),
        array_to_tsvector(array['a' || name]), array['vverified']
      from generate_series(1, 23100) n, lateral (select case when n <= 2100 then 'bolt' else 'washer' end as name) named`)
  })
  const washers = (cursor?: string) =>
    testApp.as(admin)(contract.listReviewedProducts, { status: 'verified', q: 'washer', cursor })
  const first = await washers()
  const second = await washers(first.next ?? '')
  const numbers = [...first.products, ...second.products].map(({ product_name }) =>
    Number(product_name.split(' ')[1]),
  )
  expect(numbers).toEqual(Array.from({ length: 200 }, (_, place) => 2_101 + place))
  expect(first).toMatchObject({ total: 1_000, total_is_floor: true })
})

const Read = z.object({ products: z.int() })
const readSoFar = (tx: Db) =>
  tx.one(rows(Read)`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as products
    from pg_stat_xact_user_tables where relname = 'products'`)

test.each(['top', 'rejected'] as const)(
  'what is %s is counted without reading the products that are not',
  async (status) => {
    await testApp.db.transaction(async (tx) => {
      const before = await readSoFar(tx)
      await countForAdmin(tx, { status, q: undefined })
      expect(await readSoFar(tx)).toEqual(before)
    })
  },
)
