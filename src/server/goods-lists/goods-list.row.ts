import { z } from 'zod'
import { PricedProduct } from '#server/products/product.row.ts'

export const SummaryRow = z.object({
  list_id: z.uuid(),
  name: z.string(),
  products: z.int(),
  is_shared: z.boolean(),
  changed_at: z.date(),
})
export type SummaryRow = z.infer<typeof SummaryRow>

export const ListRow = z.object({ list_id: z.uuid(), name: z.string(), link_key: z.string().nullable() })

/** A list as whoever has its link sees it. */
export const SharedRow = z.object({
  list_id: z.uuid(),
  name: z.string(),
  company: z.string().nullable(),
  user_id: z.uuid(),
})

export const ListGoodsRow = PricedProduct.extend({ quantity: z.int() })
