import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { getOwnProduct, type OwnProduct, updateProduct } from '#contract/products/own-product.ts'
import { OwnValues } from '#web/seller-products/list/own-values.tsx'
import { useReplaced } from '#web/seller-products/list/use-replaced.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'

const slab = (price: number, min: number, max: number | null) => ({ price, quantityRange: { min, max } })
const shirt = {
  product_id: '5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11',
  product_name: 'Shirt',
  description: 'Cotton.',
  category_type: 'Apparel & Fashion',
  unit: 'piece',
  images: ['/media/1.webp'],
  prices: [slab(145, 1, 9), slab(130, 10, null)],
  specs: [{ key: 'Size', value: 'M' }],
  stock: 40,
  low_stock: 5,
  revision: 3,
  verification: 'verified',
  off_market: null,
} as unknown as OwnProduct
const nut = { ...shirt, product_id: '2', product_name: 'Nut', prices: [slab(3, 1, null)], stock: null }

function List({ products = [shirt, nut] }: { products?: readonly OwnProduct[] }) {
  const [latest, replace] = useReplaced(products)
  return (
    <ul>
      {latest.map((product) => (
        <li key={product.product_id} aria-label={product.product_name}>
          <OwnValues product={product} onSaved={replace} />
        </li>
      ))}
    </ul>
  )
}
const products: readonly OwnProduct[] = [shirt, nut]
const of = (name: string) => within(screen.getByRole('listitem', { name }))
const open = (name: string, value: 'price' | 'stock') =>
  of(name).getByRole('button', { name: new RegExp(`change the ${value} of ${name}`) })

test('a price is pressed, typed and saved with Enter, and the next product is open', async () => {
  const calls = answer(updateProduct, () => ({
    content: '',
    product: { ...shirt, prices: [slab(150.5, 1, 9), slab(130, 10, null)], revision: 4 },
  }))
  const { user } = show(<List products={products} />)
  await user.click(open('Shirt', 'price'))
  const field = of('Shirt').getByRole('textbox', { name: 'Price of the first slab in ₹' })
  expect(field).toBe(document.activeElement)
  expect(of('Shirt').getByText('The other slabs stay. Change them in the form.')).toBeTruthy()
  await user.clear(field)
  await user.keyboard('150.50{Enter}')
  expect(await of('Nut').findByRole('textbox', { name: 'Price in ₹' })).toBe(document.activeElement)
  expect(calls[0]?.input).toMatchObject({
    productId: shirt.product_id,
    revision: 3,
    prices: [{ price: '150.50' }, { price: '130' }],
    specs: [{ key: 'Size', value: 'M' }],
  })
  expect(calls[0]?.input).not.toHaveProperty('stock')
  expect(calls[0]?.input).not.toHaveProperty('product_image')
  expect(of('Shirt').queryByRole('textbox')).toBeNull()
})

test('Escape leaves the value as it is, and the press returns to it', async () => {
  const calls = answer(updateProduct, () => ({ content: '', product: shirt }))
  const { user } = show(<List products={products} />)
  await user.click(open('Shirt', 'stock'))
  await user.keyboard('7{Escape}')
  await vi.waitFor(() => expect(open('Shirt', 'stock')).toBe(document.activeElement))
  expect(of('Shirt').getByText('40 in stock')).toBeTruthy()
  expect(calls).toEqual([])
})

test('a wrong value is told beside it, by the rule of the form', async () => {
  const { user } = show(<List products={products} />)
  await user.click(open('Shirt', 'price'))
  await user.clear(of('Shirt').getByRole('textbox'))
  await user.keyboard('abc{Enter}')
  expect(of('Shirt').getByText('Price 1 must be a number, such as 145.50')).toBeTruthy()
  expect(of('Shirt').getByRole<HTMLInputElement>('textbox').value).toBe('abc')
})

test('what was sold meanwhile is told, what was typed stays, and the next Enter saves it', async () => {
  let isMoved = true
  const calls = answer(updateProduct, () => {
    if (isMoved) throw new ApiError(409, 'The stock was 40 …', { code: 'stock-changed' })
    return { content: '', product: { ...shirt, stock: 60 } }
  })
  answer(getOwnProduct, () => ({ product: { ...shirt, stock: 35 } }))
  const { user } = show(<List products={[shirt]} />)
  await user.click(open('Shirt', 'stock'))
  await user.clear(of('Shirt').getByRole('textbox'))
  await user.keyboard('60{Enter}')
  expect(await of('Shirt').findByText(/The stock is 35 now. Save again to set yours./)).toBeTruthy()
  expect(of('Shirt').getByRole<HTMLInputElement>('textbox').value).toBe('60')
  isMoved = false
  await user.keyboard('{Enter}')
  expect(await of('Shirt').findByText('60 in stock')).toBeTruthy()
  expect(calls.map(({ input }) => input.stock_seen)).toEqual([40, 35])
})

test('one that fails stays open with its sentence, and the others are untouched', async () => {
  answer(updateProduct, () => {
    throw new ApiError(404, 'Product not found')
  })
  const { user } = show(<List products={products} />)
  await user.click(open('Nut', 'stock'))
  await user.keyboard('12{Enter}')
  expect(await of('Nut').findByText('Product not found')).toBeTruthy()
  expect(of('Nut').getByRole<HTMLInputElement>('textbox').value).toBe('12')
  expect(of('Shirt').getByText('40 in stock')).toBeTruthy()
})

test('arrows go up and down without a change', async () => {
  const { user } = show(<List products={products} />)
  await user.click(open('Shirt', 'stock'))
  await user.keyboard('{ArrowDown}')
  const field = await of('Nut').findByRole('textbox', { name: 'Stock' })
  expect(field).toBe(document.activeElement)
  await user.keyboard('{ArrowUp}')
  expect(await of('Shirt').findByRole('textbox', { name: 'Stock' })).toBe(document.activeElement)
})
