import { z } from 'zod'

/** What a price list says of a shop, as its public page does. */
export const PriceListShopRow = z.object({
  seller_id: z.uuid(),
  company: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  phone_number: z.string(),
  email: z.string(),
  is_minimum_binding: z.boolean(),
  handle: z.string().nullable(),
})
export type PriceListShopRow = z.infer<typeof PriceListShopRow>

const Tier = z.object({ min: z.int(), max: z.int().nullable(), unit_price_paise: z.int() })

export const PriceListProductRow = z.object({
  product_name: z.string(),
  category: z.string(),
  unit: z.string(),
  seller_item_code: z.string().nullable(),
  gst_rate_bp: z.int().nullable(),
  tiers: z.array(Tier),
  /** Of a live offer. */
  expires_at: z.string().nullable(),
})
export type PriceListProductRow = z.infer<typeof PriceListProductRow>
