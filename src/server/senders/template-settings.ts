import { z } from 'zod'
import { type NotificationKind, notificationKind } from '#contract/notification-kind.ts'
import { isService } from '#contract/reach/topics.ts'
import { isSafe, parsed, type SmsSettings } from '#server/sms/sms-settings.ts'
import { StartupError } from '#server/startup-error.ts'

/** As it is registered: by its id alone, or with a text in which {name}, {order}, {title} and {link} are filled in. */
const Template = z.object({ id: z.string().min(1), text: z.string().default('') })
type Template = z.output<typeof Template>

const kind = z.custom<NotificationKind>((text) => notificationKind.safeParse(text).success)
const list = z.record(z.string(), Template)

const templates = z
  .string()
  .transform((text, context) => {
    const read = list.safeParse(parsed(text))
    const strange = read.success && Object.keys(read.data).find((name) => !isServiceKind(name))
    if (read.success && strange === undefined) return new Map(Object.entries(read.data))
    const message = strange
      ? `must name kinds of service alone, which ${strange} is not`
      : 'must be a JSON object such as {"order-received":{"id":"1107…","text":"New order {order}: {link}"}}'
    context.issues.push({ code: 'custom', message, input: text })
    return z.NEVER
  })
  .optional()

const isServiceKind = (name: string) => {
  const read = kind.safeParse(name)
  return read.success && isService(read.data)
}

const body = z.string().transform((text, context) => {
  const read = z.record(z.string(), z.json()).safeParse(parsed(text))
  if (read.success && text.includes('{phone}') && /\{(template_id|text)\}/.test(text)) return read.data
  const message = 'must be a JSON object that holds {phone} and {template_id} or {text}'
  context.issues.push({ code: 'custom', message, input: text })
  return z.NEVER
})

const cloudBody = {
  messaging_product: 'whatsapp',
  to: '{phone}',
  type: 'template',
  template: {
    name: '{template_id}',
    language: { code: 'en' },
    components: [
      {
        type: 'body',
        parameters: [
          { type: 'text', text: '{name}' },
          { type: 'text', text: '{order}' },
        ],
      },
    ],
  },
}

/** The environment variables of news to phone numbers. */
export const templateVariables = {
  SMS_TEMPLATES: templates,
  SMS_NEWS_BODY: body.prefault(
    '{"to":"{phone}","sender":"{sender}","template_id":"{template_id}","message":"{text}"}',
  ),
  WHATSAPP_URL: z
    .url({ protocol: /^https?$/, error: 'must be an https address', abort: true })
    .refine(isSafe, 'must be an https address')
    .optional(),
  WHATSAPP_KEY: z.string().optional(),
  WHATSAPP_KEY_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a header')
    .default('Authorization'),
  WHATSAPP_BODY: body.prefault(JSON.stringify(cloudBody)),
  WHATSAPP_TEMPLATES: templates,
}

type Variables = z.output<z.ZodObject<typeof templateVariables>> & {
  readonly PUBLIC_URL?: string | undefined
}

/** How to call a provider of messages to phone numbers, with one registered template for each kind of news. */
export type PhoneSettings = Readonly<{
  channel: 'sms' | 'whatsapp'
  url: string
  key: string
  keyHeader: string
  sender: string
  body: z.output<typeof body>
  templates: ReadonlyMap<string, Template>
}>

/** undefined where no kind has a template; an incomplete configuration stops the start. */
export function smsNewsOf(env: Variables, sms: SmsSettings | undefined): PhoneSettings | undefined {
  if (!env.SMS_TEMPLATES) return
  if (!sms) throw new StartupError('SMS_URL is needed with SMS_TEMPLATES.')
  requireSite(env, 'SMS_TEMPLATES')
  const { url, key, keyHeader, sender } = sms
  return {
    channel: 'sms',
    url,
    key,
    keyHeader,
    sender,
    body: env.SMS_NEWS_BODY,
    templates: env.SMS_TEMPLATES,
  }
}

export function whatsappOf(env: Variables): PhoneSettings | undefined {
  if (!env.WHATSAPP_URL) return
  const { WHATSAPP_KEY: key, WHATSAPP_TEMPLATES: known } = env
  if (key === undefined) throw new StartupError('WHATSAPP_KEY is needed with WHATSAPP_URL.')
  if (!known) throw new StartupError('WHATSAPP_TEMPLATES is needed with WHATSAPP_URL.')
  requireSite(env, 'WHATSAPP_URL')
  const { WHATSAPP_URL: url, WHATSAPP_KEY_HEADER: keyHeader, WHATSAPP_BODY } = env
  return { channel: 'whatsapp', url, key, keyHeader, sender: '', body: WHATSAPP_BODY, templates: known }
}

function requireSite({ PUBLIC_URL }: Variables, name: string) {
  if (PUBLIC_URL === undefined)
    throw new StartupError(`PUBLIC_URL is needed with ${name}: messages lead there.`)
}
