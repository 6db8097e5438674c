import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { productId, quantity, rupees } from './fields.ts'
import { limits } from './limits.ts'
import { paymentTerms } from './payments/payment-terms.ts'
import { price } from './products/product.ts'
import { successFields, successWithMessage } from './reply.ts'
import { shopDispatch } from './sellers/dispatch.ts'
import { taxScheme } from './sellers/tax-scheme.ts'

/** A product with a quantity, priced as of today. */
export const pricedGoods = z.object({
  product_id: z.uuid(),
  product_name: z.string(),
  product_image: z.array(z.string()),
  /** The seller's company. */
  seller: z.string(),
  seller_id: z.uuid(),
  quantity: z.int(),
  unit: z.string(),
  /** Rupees for one unit in the tier that the quantity reaches. */
  unit_price: rupees,
  /** Without what is taken off. */
  line_total: rupees,
  /** The price of a paid sample, which is taken off an order of the minimum that is worth more. */
  sample_credit: z.optional(rupees),
  /** What of it is taken off at this quantity. */
  discount: z.optional(rupees),
  prices: z.array(price),
  stock: z.nullable(z.int()),
  /** How many of it one buyer may have in open orders; null: no limit. */
  most_per_buyer: z.nullable(z.int()),
  /** Whether the server refuses less than the lowest minimum. */
  is_minimum_binding: z.boolean(),
  /** False once the product is deleted or ended or its seller suspended; the total leaves it out. */
  available: z.boolean(),
  /** Missing: its seller has not told it. */
  hsn_code: z.optional(z.string()),
  gst_rate_bp: z.optional(z.int()),
  unit_code: z.optional(z.string()),
  /** Of the registration that its seller sells under. */
  seller_state_code: z.optional(z.string()),
  seller_scheme: z.optional(taxScheme),
  /** On which terms orders of its seller are paid; missing: nothing is agreed beforehand. */
  seller_terms: z.optional(paymentTerms),
  /** How its seller sends; missing: nothing is said of it. */
  seller_dispatch: z.optional(shopDispatch),
})
export type PricedGoods = z.infer<typeof pricedGoods>

const cartLine = z.object({ product_details: pricedGoods })
export type CartLine = z.infer<typeof cartLine>

const cart = { cart_items: z.array(cartLine), total_amount: rupees }
const cartReply = z.object({ ...successFields, ...cart })
export type Cart = z.infer<typeof cartReply>
const changedCart = z.object({ ...successWithMessage, ...cart })

export const getCart = endpoint({
  method: 'GET',
  path: '/api/users/cart/get-cart',
  access: 'user',
  about: "The caller's cart, priced by the server.",
  input: z.object({}),
  reply: cartReply,
})

export const addCartItem = endpoint({
  method: 'POST',
  path: '/api/users/cart/add-item',
  access: 'user',
  keyed: true,
  about: 'Puts a product into the cart; a product that is there already grows by the quantity.',
  input: z.object({ product_id: productId, quantity: z._default(quantity, 1) }),
  reply: changedCart,
})

const manyItems = z
  .array(z.object({ product_id: productId, quantity }), 'Choose at least one product')
  .check(
    z.minLength(1, 'Choose at least one product'),
    z.maxLength(limits.cart.itemsAtOnce, `Choose at most ${limits.cart.itemsAtOnce} products at a time`),
  )

/** Why a product did not come into the cart. */
const whyNot = z.enum(['missing', 'own', 'gone', 'full', 'most', 'tooLarge'])
export type WhyNot = z.infer<typeof whyNot>

const notAdded = z.object({ product_id: z.uuid(), why: whyNot })
export type NotAdded = z.infer<typeof notAdded>

export const addCartItems = endpoint({
  method: 'POST',
  path: '/api/users/cart/add-items',
  access: 'user',
  keyed: true,
  about:
    'Puts several products into the cart in one step: all that can be added, with the reason for each that cannot. A product that is named twice is added up.',
  input: z.object({ items: manyItems }),
  reply: z.object({ ...successWithMessage, ...cart, not_added: z.array(notAdded) }),
})

export const reviewCartItems = endpoint({
  method: 'POST',
  path: '/api/users/cart/review-items',
  access: 'user',
  rate: 'read',
  about: 'What products cost today at these quantities, before they are added; changes nothing.',
  input: z.object({ items: manyItems }),
  reply: z.object({
    ...successFields,
    goods: z.array(pricedGoods),
    /** Products that are not sold any more. */
    missing: z.array(z.uuid()),
  }),
})

export const updateCartQuantity = endpoint({
  method: 'PUT',
  path: '/api/users/cart/update-quantity',
  access: 'user',
  about: 'Sets the quantity of a product in the cart.',
  input: z.object({ product_id: productId, quantity }),
  reply: changedCart,
})

export const deleteCartItem = endpoint({
  method: 'DELETE',
  path: '/api/users/cart/delete-item',
  access: 'user',
  about: 'Takes a product out of the cart.',
  input: z.object({ product_id: productId }),
  reply: changedCart,
})
