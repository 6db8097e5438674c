import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { newPassword, signInNumber, typedText } from '#contract/fields.ts'
import { successFields, successWithMessage } from '#contract/reply.ts'
import { byRule } from '#contract/rule.ts'
import { codeRule } from './one-time-code-rule.ts'
import { digitsOf } from './phone-number.ts'
import { secondCode } from './second-code.ts'

/** Only the digits; messenger apps add spaces. */
export const otp = z.pipe(typedText.check(byRule(codeRule)), z.transform(digitsOf))

const enteredReply = z.object({
  ...successWithMessage,
  token: z.string(),
  /** The account was closed, and this sign-in has brought it back. */
  is_back: z.optional(z.boolean()),
})

export const codeRequestReply = endpoint({
  method: 'GET',
  path: '/api/users/otp',
  access: 'anyone',
  shared: true,
  about: 'Whether one-time codes can be sent here.',
  input: z.object({}),
  reply: z.object({ ...successFields, is_available: z.boolean() }),
})

export const requestCode = endpoint({
  method: 'POST',
  path: '/api/users/otp/request',
  access: 'anyone',
  rate: 'code',
  about:
    'Sends a one-time code to an Indian mobile number that has an account; the answer is the same without.',
  input: z.object({ phone_number: signInNumber }),
  reply: z.object({
    ...successWithMessage,
    /** How many seconds to wait before another code is sent. */ resend_seconds: z.int(),
  }),
})

export const signInWithCode = endpoint({
  method: 'POST',
  path: '/api/users/otp/verify',
  access: 'anyone',
  rate: 'code',
  about: 'Signs in with a one-time code, which opens one session.',
  input: z.object({ phone_number: signInNumber, otp, second_code: secondCode }),
  reply: enteredReply,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/users/otp/password',
  access: 'anyone',
  rate: 'code',
  about: 'Sets a new password with a one-time code, ends all sessions of the account and opens one here.',
  input: z.object({ phone_number: signInNumber, otp, next: newPassword, second_code: secondCode }),
  reply: enteredReply,
})
