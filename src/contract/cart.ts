import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { productId, quantity, rupees } from './fields.ts'
import { price } from './products/product.ts'
import { successFields, successWithMessage } from './reply.ts'
import { taxScheme } from './sellers/tax-scheme.ts'

const cartLine = z.object({
  product_details: z.object({
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
    line_total: rupees,
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
  }),
})
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
