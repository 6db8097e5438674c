import { beforeAll, expect, test } from 'vitest'
import * as desk from '#contract/admin-products.ts'
import { sql } from '#server/db/sql.ts'
import { anAdmin, aSeller } from '#server/testing/build.ts'
import { openHouse, type Someone } from '#server/testing/house.ts'

const house = openHouse()
let admin: Someone

beforeAll(async () => {
  admin = await anAdmin(house.db)
  const seller = await aSeller(house.db, { company_name: 'Pune Hinges' })
  await house.db.run(sql`
    insert into products (seller_id, product_name, description, unit, category, category_type, tiers, images, created_at)
    select ${seller.user_id}, case when n % 50 = 0 then 'Brass hinge ' else 'Steel hinge ' end || n, 'A hinge.', 'piece',
      'hardware-paints', 'Hardware & paints', '[{"min": 1, "max": null, "unit_price_paise": 15000}]',
      '["/media/00000000000000000000000000000000/8.webp"]', now() - make_interval(mins => n)
    from generate_series(1, 250) n`)
})

const page = (q: string | undefined, cursor?: string) =>
  house.as(admin)(desk.listReviewedProducts, { status: 'pending', q, cursor })

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
])('the desk shows all of what it is asked for, page by page: %s', async (q, numbers) => {
  const { names, totals } = await allPages(q)
  expect(names.map((name) => Number(name.split(' ').at(-1)))).toEqual(numbers)
  expect(new Set(totals)).toEqual(new Set([numbers.length]))
})
