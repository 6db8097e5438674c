import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getCart } from '#contract/cart.ts'
import { aBuyer, aProduct } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()

type Edit = {
  readonly call: 'add' | 'update' | 'delete'
  readonly product: number
  readonly quantity: number
}
type Model = ReadonlyMap<number, number>
type Answer = { readonly edit: Edit; readonly status: number; readonly cart: Model | undefined }

const calls = {
  add: { method: 'POST', url: '/api/users/cart/add-item' },
  update: { method: 'PUT', url: '/api/users/cart/update-quantity' },
  delete: { method: 'DELETE', url: '/api/users/cart/delete-item' },
} as const

/** The cart after an edit; undefined if the edit must be refused. */
function after(cart: Model, { call, product, quantity }: Edit): Model | undefined {
  const line = cart.get(product)
  if (call === 'add') return new Map([...cart, [product, (line ?? 0) + quantity]])
  if (line === undefined) return undefined
  if (call === 'update') return new Map([...cart, [product, quantity]])
  return new Map([...cart].filter(([other]) => other !== product))
}

const same = (a: Model | undefined, b: Model | undefined) =>
  JSON.stringify([...(a ?? [])].sort()) === JSON.stringify([...(b ?? [])].sort())

/** Whether some order of the edits explains all answers and the final cart. */
function isExplained(cart: Model, seen: readonly Answer[], end: Model): boolean {
  if (seen.length === 0) return same(cart, end)
  return seen.some(({ edit, status, cart: answered }, i) => {
    const next = after(cart, edit)
    const fits = next ? status === 200 && same(next, answered) : status === 404
    return fits && isExplained(next ?? cart, seen.toSpliced(i, 1), end)
  })
}

type Line = { product_details: { product_id: string; quantity: number } }

const toModel = (lines: readonly Line[], products: readonly string[]): Model =>
  new Map(
    lines.map(({ product_details: line }) => [products.indexOf(line.product_id), line.quantity] as const),
  )

const sendAtOnce = (buyer: Someone, products: readonly string[], edits: readonly Edit[]): Promise<Answer[]> =>
  Promise.all(
    edits.map(async (edit) => {
      const body = { product_id: products[edit.product], quantity: edit.quantity }
      const { status, json } = await send(testApp, buyer, { ...calls[edit.call], body })
      return { edit, status, cart: status === 200 ? toModel(json.cart_items, products) : undefined }
    }),
  )

const edit = fc.record({
  call: fc.constantFrom('add', 'add', 'update', 'delete'),
  product: fc.nat(2),
  quantity: fc.integer({ min: 1, max: 9 }),
}) as fc.Arbitrary<Edit>

test('edits of three tabs at once come out as if they had come one after the other', async () => {
  const products = await Promise.all([0, 1, 2].map(() => aProduct(testApp.db)))
  const bursts = fc.array(fc.array(edit, { minLength: 2, maxLength: 6 }), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(bursts, async (all) => {
      const buyer = await aBuyer(testApp.db)
      let cart: Model = new Map()
      for (const burst of all) {
        const seen = await sendAtOnce(buyer, products, burst)
        const { cart_items } = await testApp.as(buyer)(getCart, {})
        const end = toModel(cart_items, products)
        expect(isExplained(cart, seen, end)).toBe(true)
        cart = end
      }
    }),
    { numRuns: 25 },
  )
})
