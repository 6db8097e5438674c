import { z } from 'zod'

/** What buyers read of any seller. */
export const sellerFields = {
  company_name: z.string(),
  profile_image: z.string().nullable(),
  is_seller_verified: z.boolean(),
  business_type: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
}
