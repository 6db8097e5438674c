import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { successFields, successReply } from '#contract/reply.ts'
import { byRule } from '#contract/rule.ts'
import { reach } from '#contract/texts/reach/reach.ts'
import { quietRule } from './quiet-rule.ts'
import { channels, topics } from './topics.ts'

const channel = z.enum(channels, reach.noChoice.content)
const topic = z.enum(topics, reach.noChoice.content)
const time = z.string(reach.noTime.content).check(byRule(quietRule))
/** Both alike: phones ring at all hours. */
const quiet = z.object({ from: time, to: time })

/** How a channel stands for the caller. */
const channelStates = ['not-set-up', 'demo', 'not-verified', 'unsubscribed', 'bounced', 'ready'] as const
export type ChannelState = (typeof channelStates)[number]

const choices = z.object({
  ...successFields,
  channels: z.array(z.object({ channel, state: z.enum(channelStates) })),
  /** What of each topic leaves by which channel. */
  choices: z.array(z.object({ topic, channel, is_on: z.boolean() })),
  quiet,
  /** Where mails go. */
  email: z.string(),
  /** The key that browsers subscribe with; null where pushes are not set up. */
  push_key: z.nullable(z.string()),
})
export type Choices = z.infer<typeof choices>

export const getChoices = endpoint({
  method: 'GET',
  path: '/api/users/notification-choices',
  access: 'user',
  about:
    'What leaves the site for the caller by push, mail, SMS and WhatsApp, when phones stay silent, and which channels are set up.',
  input: z.object({}),
  reply: choices,
})

export const saveChoices = endpoint({
  method: 'PUT',
  path: '/api/users/notification-choices',
  access: 'user',
  about:
    'Changes what is sent of it: choices of topic and channel, quiet hours, and whether mails come again after an end.',
  input: z.object({
    choices: z.optional(z.array(z.object({ topic, channel, is_on: z.boolean(reach.noChoice.content) }))),
    quiet: z.optional(quiet),
    /** True after the link of a mail ended them. */
    mails: z.optional(z.literal(true, reach.noChoice.content)),
  }),
  reply: choices,
})

/** An address of a push service. Which ones may be called, the server knows. */
const pushAddress = z
  .string(reach.noPushService.content)
  .check(
    byRule((text: string) =>
      text.length <= 1_000 && /^https?:\/\/\S+$/.test(text) ? undefined : reach.noPushService,
    ),
  )
/** Bytes as browsers write them. */
const bytes = (length: number) =>
  z
    .string(reach.noPushKeys.content)
    .check(
      byRule((text: string) =>
        new RegExp(`^[\\w-]{${length}}=?$`).test(text) ? undefined : reach.noPushKeys,
      ),
    )

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/users/push',
  access: 'user',
  about:
    'Takes the push subscription of this browser, until the session ends. One of somebody else in the same browser ends.',
  input: z.object({
    endpoint: pushAddress,
    keys: z.object({ p256dh: bytes(87), auth: bytes(22) }, reach.noPushKeys.content),
  }),
  reply: successReply,
})

export const unsubscribe = endpoint({
  method: 'DELETE',
  path: '/api/users/push',
  access: 'user',
  about: 'Ends the push subscription of this browser.',
  input: z.object({ endpoint: pushAddress }),
  reply: successReply,
})
