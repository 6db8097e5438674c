import { z } from 'zod'

const Tier = z.object({ min: z.int(), unit_price_paise: z.int() })

const seller = {
  company: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
}

/** What the picture of a product says. */
export const SharedProductRow = z.object({
  ...seller,
  revision: z.int(),
  product_name: z.string(),
  unit: z.string(),
  /** Under the composition scheme, or of a rate of nothing. */
  is_untaxed: z.boolean(),
  tiers: z.array(Tier),
  images: z.array(z.string()),
})
export type SharedProductRow = z.infer<typeof SharedProductRow>

/** What the picture of a shop says, with a photo of each of its newest products. */
export const SharedShopRow = z.object({
  ...seller,
  profile_image: z.string().nullable(),
  products: z.int(),
  images: z.array(z.string()),
})
export type SharedShopRow = z.infer<typeof SharedShopRow>
