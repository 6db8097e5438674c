import * as z from 'zod/mini'

/** How a seller serves, in few figures: those of the evidence card. */
export const shortService = z.object({
  /** The middle first answer, in minutes of shop hours; null: too few to say. */
  reply_median_minutes: z.nullable(z.int()),
  /** Of 100 orders, how many left by the promised day; null: too few to say. */
  on_time: z.nullable(z.int()),
  /** The cases of the figure that has more of them. */
  sample: z.int(),
})
export type ShortService = z.infer<typeof shortService>
