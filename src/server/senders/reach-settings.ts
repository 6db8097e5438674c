import type { z } from 'zod'
import { type SmsSettings, smsSettingsOf, smsVariables } from '#server/sms/sms-settings.ts'
import { type MailSettings, mailSettingsOf, mailVariables } from './mail-settings.ts'
import { type PushSettings, pushSettingsOf, pushVariables } from './push-settings.ts'
import { type PhoneSettings, smsNewsOf, templateVariables, whatsappOf } from './template-settings.ts'

/** How operators let news leave the site. */
export const reachVariables = { ...smsVariables, ...mailVariables, ...pushVariables, ...templateVariables }

/** They hold keys or passwords. */
export const reachSecrets = [
  'SMS_URL',
  'SMS_KEY',
  'MAIL_URL',
  'PUSH_KEY',
  'WHATSAPP_URL',
  'WHATSAPP_KEY',
] as const

export type ReachSettings = Readonly<{
  /** undefined: no provider. */
  sms: SmsSettings | undefined
  /** undefined: no mail server. */
  mail: MailSettings | undefined
  push: PushSettings
  /** News by SMS and WhatsApp; undefined: not set up. */
  smsNews: PhoneSettings | undefined
  whatsapp: PhoneSettings | undefined
}>

type Variables = z.output<z.ZodObject<typeof reachVariables>> & { readonly PUBLIC_URL?: string | undefined }

export function reachSettingsOf(variables: Variables): ReachSettings {
  const sms = smsSettingsOf(variables)
  return {
    sms,
    mail: mailSettingsOf(variables),
    push: pushSettingsOf(variables),
    smsNews: smsNewsOf(variables, sms),
    whatsapp: whatsappOf(variables),
  }
}
