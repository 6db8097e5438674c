import { z } from 'zod'
import { email, hoursAgo, name } from './fields.ts'
import { readList } from './read-data.ts'

const DemoTalk = z.strictObject({
  /** E-mail address of the buyer and company of the seller, as elsewhere in the demo. */
  buyer: email,
  seller: name,
  /** How the name of the product begins at which it began. */
  product: name.optional(),
  /** When the last line was written. */
  hours_ago: hoursAgo,
  /** How many of the last lines their reader has not seen. */
  unread: z.int().nonnegative(),
  lines: z.array(
    z.strictObject({
      by: z.enum(['buyer', 'seller']),
      /** Minutes since the line before. */
      after: z.number().nonnegative().default(0),
      text: z.string().min(1),
    }),
  ),
})
export type DemoTalk = z.infer<typeof DemoTalk>

/** How buyers and sellers of the demo market talk: short, about price, lot, dispatch and payment. */
export const talks = readList('talks.json', DemoTalk)
