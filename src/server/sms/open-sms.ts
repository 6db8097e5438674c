import { type Sms, smsInLog } from './sms.ts'
import { smsProvider } from './sms-provider.ts'
import type { SmsSettings } from './sms-settings.ts'

/** Opens the configured provider; without one, the log in development and nothing in production. */
export function openSms(
  settings: SmsSettings | undefined,
  dev: boolean,
  note: (line: string) => void = () => {},
): Sms | undefined {
  if (settings) return smsProvider(settings)
  if (!dev) return undefined
  return smsInLog((line) => {
    process.stdout.write(`${line}\n`)
    note(line)
  })
}
