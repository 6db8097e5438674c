import { z } from 'zod'
import { StartupError } from '#server/startup-error.ts'

const isLoopback = (host: string) => ['127.0.0.1', 'localhost', '[::1]'].includes(host)

const server = z
  .string()
  .transform((text, context) => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    if (url && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return serverOf(url)
    const message = 'must be an address such as smtp://user:password@mail.example:587'
    context.issues.push({ code: 'custom', message, input: text })
    return z.NEVER
  })
  .optional()

/** Passwords and mails must not travel unencrypted; on this machine they do not travel. */
function serverOf({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === 'smtps:'
  return {
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !isLoopback(hostname),
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  }
}

/** The environment variables of a mail server. */
export const mailVariables = {
  MAIL_URL: server,
  MAIL_FROM: z
    .string()
    .regex(
      /^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/,
      'must be an address such as Vanij <news@vanij.example>',
    )
    .optional(),
}

type Variables = z.output<z.ZodObject<typeof mailVariables>> & { readonly PUBLIC_URL?: string | undefined }

export type MailSettings = Readonly<{ server: ReturnType<typeof serverOf>; from: string }>

/** undefined if no mail server is named; an incomplete configuration stops the start. */
export function mailSettingsOf({ MAIL_URL, MAIL_FROM, PUBLIC_URL }: Variables): MailSettings | undefined {
  if (!MAIL_URL) return
  if (MAIL_FROM === undefined) throw new StartupError('MAIL_FROM is needed with MAIL_URL.')
  if (PUBLIC_URL === undefined)
    throw new StartupError('PUBLIC_URL is needed with MAIL_URL: mails lead there.')
  return { server: MAIL_URL, from: MAIL_FROM }
}
