import * as z from 'zod/mini'

/**
 * What becomes of the price of a sample: it waits to be paid, it is taken off the next order that is large enough, or it
 * was taken off that order.
 */
export const sampleState = z.object({
  state: z.enum(['waits', 'counts', 'taken']),
  order_id: z.optional(z.string()),
})
