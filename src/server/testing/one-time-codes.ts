import { setImmediate as afterwards } from 'node:timers/promises'
import { requestCode } from '#contract/users/one-time-code.ts'
import type { TestApp } from './test-app.ts'
import { post, type Wire } from './visitor.ts'

/** Requests a code and reads it from the phone. */
export async function aCodeFor(
  { app, texts }: TestApp,
  { phone_number }: { phone_number: string },
  wire: Wire = {},
) {
  // Earlier requests have been sent by then.
  await afterwards()
  const before = texts.length
  await post(app, requestCode.path, { phone_number }, wire)
  while (texts.length === before) await afterwards()
  const code = texts.findLast((text) => text.phone_number === phone_number)?.code ?? ''
  return { phone_number, otp: code }
}
