import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { copyProduct, type OwnProduct } from '#contract/products/own-product.ts'
import { deferred } from '#web/testing/deferred.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { OwnProductActions } from './own-product-actions.tsx'

const shirt = {
  product_id: '5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11',
  product_name: 'Shirt',
  verification: 'verified',
  off_market: null,
} as unknown as OwnProduct
const copy = { ...shirt, product_id: '6a0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c12', off_market: 'draft' }
const onMarket = {
  ...shirt,
  prices: [{ price: 145, quantityRange: { min: 10, max: null } }],
  unit: 'piece',
  seller_company: 'Kaveri Knits',
} as unknown as OwnProduct
const press = () => screen.getByRole('button', { name: /Copy/ })

test('a copy opens its form, and a second press meanwhile makes no other one', async () => {
  const { promise: isMade, resolve: make } = deferred()
  const calls = answer(copyProduct, async () => {
    await isMade
    return { content: 'Copied.', product: copy as OwnProduct }
  })
  const { user, address } = show(<OwnProductActions product={shirt} onDelete={() => undefined} />, {
    address: '/seller_console/products?filter=low',
    path: '/seller_console/products',
  })
  await user.dblClick(press())
  make()
  await expect.poll(address).toContain(copy.product_id)
  expect(calls.map(({ input }) => input)).toEqual([{ productId: shirt.product_id }])
})

test('a copy that fails leaves the list, and a further press repeats it under the same key', async () => {
  const failed = answer(copyProduct, () => {
    throw new Error('no connection')
  })
  const { user, address } = show(<OwnProductActions product={shirt} onDelete={() => undefined} />)
  await user.click(press())
  expect(await screen.findByText(/The product could not be copied/)).toBeTruthy()
  const again = answer(copyProduct, () => ({ content: 'Copied.', product: copy as OwnProduct }))
  await user.click(press())
  await expect.poll(address).toContain(copy.product_id)
  const keyOf = (call: (typeof failed)[number] | undefined) =>
    call?.headers['Idempotency-Key'] ?? call?.headers['idempotency-key']
  expect(keyOf(again[0])).toBeTruthy()
  expect(keyOf(again[0])).toBe(keyOf(failed[0]))
})

test('what is on the market is shared from the list, with its prices; a draft is not', async () => {
  const { user, change } = show(<OwnProductActions product={onMarket} onDelete={() => undefined} />)
  await user.click(screen.getByRole('button', { name: 'Share Shirt' }))
  const dialog = await screen.findByRole('dialog', { name: 'Share this product' })
  expect(dialog.textContent).toContain('10+: ₹145.00 / piece')
  const chat = screen.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href') ?? ''
  expect(decodeURIComponent(chat)).toContain(`/product_details/${shirt.product_id}?via=wa`)
  change(<OwnProductActions product={copy as OwnProduct} onDelete={() => undefined} />)
  await expect.poll(() => screen.queryByRole('button', { name: 'Share Shirt' })).toBeNull()
})
