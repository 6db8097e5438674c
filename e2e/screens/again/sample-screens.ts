import type { Page } from '@playwright/test'
import { getOrder } from '#contract/order.ts'
import { productPath, samplePath } from '#contract/paths.ts'
import { getProduct } from '#contract/products/product.ts'
import type { OwnSample } from '#contract/samples/sample.ts'
import type { Desk } from '../desk.ts'
import { answers, fails, loads, type Screen } from '../screen.ts'

const own = '**/api/products/*/sample'
const page = { route: '/order_sample/:productId', as: 'shopper' } as const
const product = { route: '/product_details/:productId', as: 'newcomer' } as const

/** A product of the demo with samples, or without. */
const isSampled =
  (has: boolean) =>
  async ({ products, people }: Desk) => {
    for (const { product_id: productId } of products) {
      const { product: shown } = await people.newcomer.api(getProduct, { productId })
      if ((shown.sample_price_paise !== null) === has) return productId
    }
    throw new Error('The demo has no such product')
  }
const sampled = isSampled(true)

const address = async (desk: Desk) => samplePath(await sampled(desk))
const onPage = async (desk: Desk) => productPath(await sampled(desk))

const aSample = (state: OwnSample['state']): OwnSample => ({
  order_id: 'VJ-7Q2K9X4M',
  price: 1_12_345.5,
  state,
  ...(state === 'taken' ? { taken_off: 'VJ-7Q2K9X4N' } : {}),
})
const has = (state: OwnSample['state']) => answers(own, { sample: aSample(state) })

/** An order of the buyer as a sample, or one off which a sample was taken. */
const ofSample =
  (state: 'counts' | 'taken') =>
  async (opened: Page, { people }: Desk) => {
    await opened.route('**/api/orders/VJ-*', async (route) => {
      const orderId = route.request().url().split('/').at(-1) ?? ''
      const order = await people.buyer.api(getOrder, { orderId })
      const ordered_items = order.ordered_items.map((item) => ({
        ...item,
        discount: 1_12_345.5,
        sample_order_id: 'VJ-7Q2K9X4M',
      }))
      const sample = { state, ...(state === 'taken' ? { order_id: 'VJ-7Q2K9X4N' } : {}) }
      await route.fulfill({ json: { ...order, ordered_items, is_sample: true, sample } })
    })
  }

/** Samples: their page, and what the pages of products and orders say of them. */
export const sampleScreens: readonly Screen[] = [
  { ...page, at: address },
  { ...page, state: 'without an address', as: 'newcomer', at: address },
  { ...page, state: 'that is ordered already', at: address, ...has('waits') },
  {
    ...page,
    state: 'of a product without any',
    at: async (desk) => samplePath(await isSampled(false)(desk)),
  },
  { ...page, ...loads(own), at: address },
  { ...page, ...fails(own), at: address },
  { ...product, state: 'with a sample to order', at: onPage },
  { ...product, state: 'with a sample that is ordered', at: onPage, ...has('waits') },
  { ...product, state: 'with a sample that is taken off next', at: onPage, ...has('counts') },
  { ...product, state: 'with a sample that was taken off', at: onPage, ...has('taken') },
  {
    route: '/order_details/:orderId',
    state: 'of a sample',
    as: 'buyer',
    at: async ({ orderOf }) => orderOf('Pending'),
    before: ofSample('counts'),
  },
  {
    route: '/order_details/:orderId',
    state: 'of a sample that was taken off',
    as: 'buyer',
    at: async ({ orderOf }) => orderOf('Delivered'),
    before: ofSample('taken'),
  },
]
