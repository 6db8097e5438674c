import type { APIRequestContext } from '@playwright/test'
import { approveSeller } from '#contract/admin/admin-seller-applications.ts'
import { uploadProduct } from '#contract/products/product-upload.ts'
import { anApplicant, photo } from './applications.ts'
import { aFreshBuyer, type Person, theDemo } from './people.ts'

let made = 0

/** Each GST number has one approved seller, so this one is built from the clock, the process and a counter. */
export function freshGstNumber() {
  made += 1
  const count = Date.now() * 7 + process.pid * 31 + made
  const letters = Array.from({ length: 5 }, (_, place) =>
    String.fromCharCode(65 + (Math.floor(count / 10_000 / 26 ** place) % 26)),
  )
  return `08${letters.join('')}${String(count % 10_000).padStart(4, '0')}F1Z5`
}

/** A seller of this test alone, approved without the wizard; the shop is empty. */
export async function aFreshSeller(request: APIRequestContext, company: string): Promise<Person> {
  const [person, admin] = [
    await aFreshBuyer(request, 'Meena Kumari', freshGstNumber()),
    await theDemo('admin', request),
  ]
  const userId = await anApplicant(person, company)
  await admin.api(approveSeller, { userId, city: 'Jaipur' })
  return person
}

/** The id of the product. */
export async function anOffer(seller: Person, product_name: string): Promise<string> {
  const { product_id } = await seller.api(uploadProduct, {
    product_name,
    description: 'Zinc plated, grade 8.8.',
    prices: [{ price: 145.5, quantityRange: { min: 1, max: null } }],
    specs: [],
    category_type: 'Hardware & paints',
    unit: 'box',
    product_image: [`data:image/png;base64,${photo.toString('base64')}`],
  })
  return product_id
}
