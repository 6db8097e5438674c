import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, type Sql, sql } from '#server/db/sql.ts'
import { findLatest, findSeller } from '#server/seller-checks/check.queries.ts'
import { findFigures } from '#server/service-figures/figures.queries.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import * as search from './search.queries.ts'

const testApp = openTestApp()
beforeAll(() => testApp.db.run(sql`analyze`))

const Line = z.object({ 'QUERY PLAN': z.string() })

/** How PostgreSQL would answer if it read a table as a whole only where nothing else is left. */
async function planOf(find: (db: Db) => Promise<unknown>) {
  const plans: string[] = []
  await testApp.db.transaction(async (tx) => {
    await tx.run(sql`set local enable_seqscan = off`)
    const explain = async (query: Sql) => {
      const lines = await tx.many(rows(Line)`explain ${query}`)
      plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'))
      return []
    }
    await find({ ...tx, many: explain, maybe: explain } as unknown as Db)
  })
  return plans.join('\n')
}

const id = '0199aaaa-0000-7000-8000-000000000001'
const searches: readonly (readonly [string, (db: Db) => Promise<unknown>])[] = [
  [
    'the number of an order, case, invoice, payment or challan',
    (db) => search.findOrdersByNumber(db, 'VJ-1'),
  ],
  ['the id of a deal, payment, paper or shipment', (db) => search.findOrdersById(db, id)],
  ['the two sides of orders', (db) => search.findOrdersOf(db, [id])],
  ['the number of a case', (db) => search.findCaseByNumber(db, 'VT-00000000')],
  ['the id of a person, chat, requirement, quote or review', (db) => search.findPeopleById(db, id)],
  ['a further GST number', (db) => search.findPeopleByGstin(db, '23ABCDE1234F1Z5')],
  ['a part of phone, company, name, e-mail or GST number', (db) => search.findPeople(db, 'zenith')],
  ['the id of a product or review', (db) => search.findProductById(db, id)],
  ['the checks of a seller', (db) => findLatest(db, id)],
  ['the seller of an evidence card', (db) => findSeller(db, id)],
  ['the figures of a seller', (db) => findFigures(db, id)],
]

test.each(searches)('%s is found by an index, in a market of any size', async (_, find) => {
  const plan = await planOf(find)
  expect(plan).toContain('Scan')
  expect(plan).not.toContain('Seq Scan')
})
