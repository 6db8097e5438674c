import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ShownProduct } from '#contract/products/product.ts'
import { eachField, productFieldNames, productFields } from '#contract/products/product-fields.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { Description, Specifications } from './details.tsx'
import { ProductView } from './product-view.tsx'

const written = eachField(
  (name) => productFields[name].sample as string,
  (name) =>
    ({ gst_rate_bp: 500, sample_price_paise: 16_000 })[name as string] ?? Number(productFields[name].sample),
  (name) => productFields[name].sample as string,
)
const product: ShownProduct = {
  ...written,
  product_id: '4f8a4f54-3c8e-4f0e-9d42-0f3d4c0c8f10',
  images: ['/media/00000000000000000000000000000000/960.webp'],
  prices: [{ price: 145, quantityRange: { min: 1, max: null } }],
  specs: [],
  category: 'apparel-fashion',
  kind: 'standard',
  expires_at: null,
  is_verified: true,
  is_top_product: false,
  rating: null,
  review_count: 0,
  seller_id: '4f8a4f54-3c8e-4f0e-9d42-0f3d4c0c8f11',
  seller_company: 'Kaveri Knits',
  seller: { seller_company: 'Kaveri Knits' },
  profile_image: null,
  is_seller_verified: true,
  business_type: null,
  seller_location: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  is_minimum_binding: false,
}

const textOf = (shown: ShownProduct) =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      null,
      createElement(ProductView, { product: shown, more: null, hasEnded: false, reviews: null }),
      createElement(Description, { product: shown }),
      createElement(Specifications, { product: shown }),
    ),
  )
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
const text = textOf(product)

/** The code of a unit is for GST documents; buyers read the unit. */
const read = productFieldNames.filter((name) => name !== 'unit_code')

test.each(read)('buyers read the %s of a product on its page', (name) => {
  const value = { gst_rate_bp: 'GST 5 %', sample_price_paise: '₹160' }[name as string] ?? written[name]
  expect(text).toContain(typeof value === 'number' ? grouped(value) : value)
})

test('Indian goods name no importer, and a product that says nothing of its country says so', () => {
  const indian = textOf({ ...product, country_of_origin: 'India' })
  expect(indian).toMatch(/Country of origin\s+India/)
  expect(indian).not.toContain('Importer')
  expect(textOf({ ...product, country_of_origin: null })).toMatch(/Country of origin\s+Not stated/)
})

test('buyers read the tax as a bill has it, and no code of a unit', () => {
  expect(text).toMatch(/Tax\s+GST 5 % · HSN \d+/)
  expect(text).not.toContain(`${written.unit_code} `)
})
