import { type Sms, smsInLog } from './sms.ts'
import { smsProvider } from './sms-provider.ts'
import type { SmsSettings } from './sms-settings.ts'

/** The provider that is named; without one the log in development, and nothing elsewhere. */
export function openSms(settings: SmsSettings | undefined, dev: boolean): Sms | undefined {
  if (settings) return smsProvider(settings)
  return dev ? smsInLog((line) => process.stdout.write(`${line}\n`)) : undefined
}
