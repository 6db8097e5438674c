import { beforeAll } from 'vitest'
import { anAdmin, aProduct, aSeller } from './build.ts'
import type { Someone, TestApp } from './test-app.ts'

/** An admin at the product list, and a seller with waiting products. */
export function openProductAdmin(testApp: TestApp) {
  const people = {} as { admin: Someone; seller: Someone }
  beforeAll(async () => {
    people.admin = await anAdmin(testApp.db)
    people.seller = await aSeller(testApp.db, { company_name: 'Pune Pumps' })
  })
  return {
    people,
    asAdmin: () => testApp.as(people.admin),
    /** An undecided product; returns its id. */
    pending: (product_name = 'Brass valve') =>
      aProduct(testApp.db, { seller: people.seller, product_name, verification: 'pending' }),
    stateOf: async (id: string) =>
      (
        await testApp.pool.query(
          'select verification, rejection_reason, is_top_product, top_until from products where product_id = $1',
          [id],
        )
      ).rows[0],
  }
}
