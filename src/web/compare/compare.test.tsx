import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { addCartItem } from '#contract/cart.ts'
import { type Api, ApiError } from '#contract/client.ts'
import { getProduct, type Price, type ShownProduct } from '#contract/products/product.ts'
import { api } from '#web/api/browser-api.ts'
import { CompareToggle } from '#web/compare-choice/compare-toggle.tsx'
import { comparedIds, keepCompared } from '#web/compare-choice/kept-compared.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { loadCompared } from './compare-data.ts'
import { partsOf } from './compare-rows.tsx'
import { CompareTable } from './compare-table.tsx'

const slab = (price: number, min: number, max: number | null): Price => ({
  price,
  quantityRange: { min, max },
})

const goods = (product_id: string, fields: Partial<ShownProduct> = {}) =>
  ({
    product_id,
    product_name: product_id,
    unit: 'piece',
    images: [],
    prices: [slab(145, 50, 199), slab(132, 200, null)],
    specs: [{ key: 'Fabric', value: 'Cotton' }],
    stock: null,
    most_per_buyer: null,
    is_minimum_binding: false,
    gst_rate_bp: null,
    expires_at: null,
    is_verified: true,
    is_seller_verified: true,
    rating: null,
    review_count: 0,
    seller_id: 'kaveri',
    seller_company: 'Kaveri Knits',
    seller_location: 'Tiruppur, Tamil Nadu',
    ...fields,
  }) as ShownProduct

const compare = (...products: ShownProduct[]) => {
  const removed: string[] = []
  return {
    ...show(<CompareTable products={products} onRemove={(id) => removed.push(id)} />, {
      as: { user_id: 'buyer' },
    }),
    removed,
  }
}
/** What a row says, cell by cell. */
const row = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
const quantity = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Prices for this quantity' })

beforeEach(() => keepCompared([]))

test('the prices of all are for one quantity, and the lowest is marked', async () => {
  const { user } = compare(goods('shirt'), goods('tee', { prices: [slab(140, 100, null)] }))
  expect(quantity().value).toBe('100')
  expect(row(/^Price ₹/)).toEqual([
    expect.stringMatching(/^₹145\.00 per piece.*₹14,500\.00/),
    expect.stringMatching(/^₹140\.00 per piece.*₹14,000\.00.*Lowest/),
  ])
  await user.clear(quantity())
  await user.type(quantity(), '200{Enter}')
  expect(row(/^Price ₹/)).toEqual([
    expect.stringMatching(/^₹132\.00 per piece.*₹26,400\.00.*Lowest/),
    expect.stringMatching(/^₹140\.00/),
  ])
  await user.clear(quantity())
  await user.type(quantity(), '60{Enter}')
  expect(row(/^Price ₹/)[1]).toContain('below the minimum of 100')
})

test('prices of different units have no lowest', () => {
  compare(goods('shirt'), goods('box', { unit: 'box of 10', prices: [slab(1, 1, null)] }))
  expect(screen.queryByText('Lowest')).toBeNull()
})

test('rows that differ are marked, and the others can be left out', async () => {
  const { user } = compare(
    goods('shirt'),
    goods('tee', { specs: [{ key: 'fabric ', value: 'Linen' }], stock: 0 }),
  )
  expect(row(/^Fabric differs/)).toEqual(['Cotton', 'Linen'])
  expect(row(/^Stock differs/)).toEqual(['Available', 'Out of stock'])
  expect(row(/^Unit piece/)).toEqual(['piece', 'piece'])
  await user.click(screen.getByRole('checkbox', { name: 'Show only what differs' }))
  expect(screen.queryByRole('row', { name: /^Unit/ })).toBeNull()
  expect(row(/^Fabric differs/)).toEqual(['Cotton', 'Linen'])
})

test('a specification that one of them lacks is not told there', () => {
  const [, specs] = partsOf([goods('shirt'), goods('tee', { specs: [] })])
  expect(specs?.rows.map(({ cells, differs }) => [cells.map(({ words }) => words), differs])).toEqual([
    [['Cotton', 'Not told'], true],
  ])
})

test('the press adds the quantity that the reader has set, and one who sells it cannot', async () => {
  const calls = answer(addCartItem, () => ({ cart_items: [], total_amount: 0, content: '' }) as never)
  const { user, removed } = compare(goods('shirt'), goods('own', { seller_id: 'buyer' }))
  await user.click(screen.getByRole('button', { name: 'Add to Cart: shirt' }))
  expect(calls.map(({ input }) => input)).toEqual([{ product_id: 'shirt', quantity: 50 }])
  expect(screen.queryByRole('button', { name: 'Add to Cart: own' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Take own out of the comparison' }))
  expect(removed).toEqual(['own'])
})

test('a fifth product is not taken, and that is said', async () => {
  keepCompared(['a', 'b', 'c'])
  const { user, change } = show(<CompareToggle productId="d" name="Shirt" />)
  const mark = screen.getByRole('button', { name: 'Compare Shirt' })
  await user.click(mark)
  expect([mark.getAttribute('aria-pressed'), comparedIds()]).toEqual(['true', ['a', 'b', 'c', 'd']])
  change(<CompareToggle productId="e" name="Tee" />)
  await user.click(screen.getByRole('button', { name: 'Compare Tee' }))
  expect(await screen.findByText(/^4 products are the most/)).toBeTruthy()
  expect(comparedIds()).toEqual(['a', 'b', 'c', 'd'])
})

test('what is deleted, has ended or was never there is left out; what fails is asked for again', async () => {
  answer(getProduct, ({ productId }) => {
    if (productId === 'gone') throw new ApiError(404, 'Product not found')
    if (productId === 'lost') throw new TypeError('Failed to fetch')
    const expires_at = productId === 'over' ? '2020-01-01T00:00:00.000Z' : null
    return { product: goods(productId, { expires_at }) }
  })
  const load = (ids: string) => loadCompared(api as Api, `http://market/compare?ids=${ids}`)
  const { products, gone, ended, failed, isCut } = await load('shirt,gone,over,lost')
  expect(products.map(({ product_id }) => product_id)).toEqual(['shirt'])
  expect([gone, ended.map(({ product_id }) => product_id), failed, isCut]).toEqual([
    ['gone'],
    ['over'],
    1,
    false,
  ])
  const long = await load(' a,a,b,,c,d,e')
  expect([long.products.map(({ product_id }) => product_id), long.isCut]).toEqual([
    ['a', 'b', 'c', 'd'],
    true,
  ])
})
