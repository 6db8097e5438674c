import { beforeAll } from 'vitest'
import { anAdmin, aProduct, aSeller } from './build.ts'
import type { Someone, TestHouse } from './house.ts'

/** An admin at the product desk, and a seller whose products wait there. */
export function openProductDesk(house: TestHouse) {
  const people = {} as { admin: Someone; seller: Someone }
  beforeAll(async () => {
    people.admin = await anAdmin(house.db)
    people.seller = await aSeller(house.db, { company_name: 'Pune Pumps' })
  })
  return {
    people,
    asAdmin: () => house.as(people.admin),
    /** A product that nobody has decided on; its id. */
    pending: (product_name = 'Brass valve') =>
      aProduct(house.db, { seller: people.seller, product_name, verification: 'pending' }),
    stateOf: async (id: string) =>
      (
        await house.pool.query(
          'select verification, rejection_reason, is_top_product, top_until from products where product_id = $1',
          [id],
        )
      ).rows[0],
  }
}
