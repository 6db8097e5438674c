import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cutText } from '#contract/fields.ts'
import { successReply, successWithMessage } from '#contract/reply.ts'
import { otp } from '#contract/users/one-time-code.ts'

export const requestMailCode = endpoint({
  method: 'POST',
  path: '/api/users/mail/code',
  access: 'user',
  rate: 'sign-in',
  about: "Sends a code to the mail address of the caller's profile.",
  input: z.object({}),
  reply: z.object({ ...successWithMessage, resend_seconds: z.int() }),
})

export const verifyMail = endpoint({
  method: 'POST',
  path: '/api/users/mail/verify',
  access: 'user',
  rate: 'sign-in',
  about:
    "Verifies the mail address of the caller's profile by the code that was sent there; mails reach it from then on.",
  input: z.object({ otp }),
  reply: successReply,
})

export const unsubscribeMail = endpoint({
  method: 'POST',
  path: '/api/unsubscribe/:token',
  access: 'anyone',
  about:
    'Ends the mails to the address that got this link. The same as the one press of RFC 8058 at /unsubscribe/:token.',
  input: z.object({
    /** Of a link in a mail; one that never was ends nothing. */
    token: cutText(43),
  }),
  reply: successReply,
})
