import { z } from 'zod'
import { email, hoursAgo, name } from './fields.ts'
import { readList } from './read-data.ts'

const DemoTalk = z.strictObject({
  /** The buyer's e-mail address and the seller's company, as elsewhere in the demo. */
  buyer: email,
  seller: name,
  /** The beginning of the name of the product that the chat started from. */
  product: name.optional(),
  /** When the last line was written. */
  hours_ago: hoursAgo,
  /** How many of the last lines are unread. */
  unread: z.int().nonnegative(),
  lines: z.array(
    z.strictObject({
      by: z.enum(['buyer', 'seller']),
      /** Minutes since the previous line. */
      after: z.number().nonnegative().default(0),
      text: z.string().min(1),
    }),
  ),
})
export type DemoTalk = z.infer<typeof DemoTalk>

/** Sample chats: short, about price, lot, dispatch and payment. */
export const talks = readList('talks.json', DemoTalk)
