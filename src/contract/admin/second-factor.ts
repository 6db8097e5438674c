import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { typedText } from '#contract/fields.ts'
import { successFields, successReply, successWithMessage } from '#contract/reply.ts'
import { byRule } from '#contract/rule.ts'
import { ownPasswordRule } from '#contract/users/password.ts'
import { secondCodeRule } from '#contract/users/second-code-rule.ts'

const password = typedText.check(byRule(ownPasswordRule))
const code = typedText.check(byRule(secondCodeRule))
const codes = z.object({ ...successWithMessage, recovery_codes: z.array(z.string()) })

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/admin/second-factor',
  access: 'admin',
  area: 'own',
  about:
    "Whether the caller's sign-in asks for a code of an authenticator app, and how many recovery codes are left.",
  input: z.object({}),
  reply: z.object({ ...successFields, is_on: z.boolean(), recovery_codes_left: z.int() }),
})

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/admin/second-factor',
  access: 'admin',
  area: 'own',
  about:
    'Makes a secret for an authenticator app, as text and as QR code. Nothing changes until a code confirms it.',
  input: z.object({ password }),
  reply: z.object({
    ...successFields,
    /** Base 32, in groups of four letters. */
    secret: z.string(),
    link: z.string(),
    qr_svg: z.string(),
  }),
})

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/admin/second-factor/confirm',
  access: 'admin',
  area: 'own',
  rate: 'sign-in',
  about: 'Turns it on with a code of the app; answers the recovery codes, which are shown once.',
  input: z.object({ code }),
  reply: codes,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/admin/second-factor/recovery-codes',
  access: 'admin',
  area: 'own',
  rate: 'sign-in',
  about: 'Makes new recovery codes; the old ones count no more.',
  input: z.object({ password, code }),
  reply: codes,
})

export const endSecondFactor = endpoint({
  method: 'POST',
  path: '/api/admin/second-factor/end',
  access: 'admin',
  area: 'own',
  rate: 'sign-in',
  about: 'Turns it off, with password and code.',
  input: z.object({ password, code }),
  reply: successReply,
})
