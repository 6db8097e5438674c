import { z } from 'zod'
import { PricedProduct } from '#server/products/product.row.ts'

/** The last time that a product was bought, and how often. */
export const LastRow = z.object({
  last_order_id: z.string(),
  last_at: z.date(),
  last_price_paise: z.int(),
  last_unit: z.string(),
  last_quantity: z.int(),
  times: z.int(),
})
export type LastRow = z.infer<typeof LastRow>

/** The same with the product of today. */
export const BoughtRow = z.object({
  ...PricedProduct.shape,
  ...LastRow.shape,
  sold_name: z.string(),
  sold_image: z.string().nullable(),
})
export type BoughtRow = z.infer<typeof BoughtRow>
