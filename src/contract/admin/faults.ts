import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cursor, moment } from '#contract/fields.ts'
import { channels } from '#contract/reach/topics.ts'
import { paged, successFields, successReply } from '#contract/reply.ts'
import { byRule } from '#contract/rule.ts'
import { faults as texts } from '#contract/texts/desk/faults.ts'

const undelivered = z.object({
  fault_id: z.string(),
  channel: z.enum(channels),
  /** As the notification has it; one of a newer server is shown as it is. */
  kind: z.string(),
  person: z.object({ user_id: z.uuid(), name: z.string() }),
  order_id: z.nullable(z.string()),
  /** What the provider said, or did not. */
  reason: z.string(),
  attempts: z.int(),
  created_at: moment,
  /** False of a mailbox that does not exist, and of people who may not be reached any more. */
  can_retry: z.boolean(),
})
export type Fault = z.infer<typeof undelivered>

export const listFaults = endpoint({
  method: 'GET',
  path: '/api/admin/faults',
  access: 'admin',
  area: 'support',
  about:
    'News that could not be handed over by push, mail, SMS or WhatsApp after all tries, the latest first.',
  input: z.object({ cursor }),
  reply: z.object({ ...successFields, faults: z.array(undelivered), ...paged }),
})

const faultRule = (text: string) => (/^\d{1,15}$/.test(text) ? undefined : texts.notThere)

export const retryFault = endpoint({
  method: 'POST',
  path: '/api/admin/faults/:faultId/retry',
  access: 'admin',
  area: 'support',
  about: 'Sends such news again, with all its tries. The press is in the audit.',
  input: z.object({ faultId: z.string(texts.notThere.content).check(byRule(faultRule)) }),
  reply: successReply,
})
