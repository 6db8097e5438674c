import { z } from 'zod'

/** A review with its author. */
export const ReviewRow = z.object({
  review_id: z.uuid(),
  rating: z.int(),
  comment: z.string(),
  images: z.array(z.string()),
  created_at: z.date(),
  full_name: z.string(),
  company_name: z.string().nullable(),
  city: z.string(),
  reply: z.string().nullable(),
  replied_at: z.date().nullable(),
})
export type ReviewRow = z.infer<typeof ReviewRow>
