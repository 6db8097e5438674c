import * as z from 'zod/mini'
import { isBlank } from '#contract/blank.ts'
import { endpoint } from '#contract/endpoint.ts'
import { moment, newPassword, sessionId, signInNumber, textOf } from '#contract/fields.ts'
import { asLine, stripToLine } from '#contract/invisible.ts'
import { limits } from '#contract/limits.ts'
import { messageFields, successFields, successReply, successWithMessage } from '#contract/reply.ts'
import { seenRevision } from '#contract/revision.ts'
import { byRule } from '#contract/rule.ts'
import { cleanGstNumber } from '#contract/tax/gst-number.ts'
import { blankTextRule } from '#contract/text-rule.ts'
import { accounts } from '#contract/texts/accounts.ts'
import { type FieldName, fields } from '#contract/texts/fields.ts'
import { otp } from './one-time-code.ts'
import { currentPasswordRule, ownPasswordRule } from './password.ts'
import { gstNumberRule } from './profile-rules.ts'
import { emailRule, fullNameRule, nameTooShort } from './sign-up.ts'
import { profile } from './user.ts'

const fullName = z
  .string(nameTooShort.content)
  .check(stripToLine, z.trim(), byRule(fullNameRule), z.maxLength(limits.text.name))

const email = z.string(accounts.email.content).check(z.trim(), byRule(emailRule))

const gstNumber = z.pipe(
  z.string(accounts.gstNumber.content).check(byRule(gstNumberRule)),
  z.transform(cleanGstNumber),
)

/** Text that may be removed: blank becomes null. */
const blankable = (field: FieldName, max: number) =>
  z.pipe(
    z
      .nullable(z.string(fields.notText({ field }).content))
      .check(byRule((text) => blankTextRule(field, max)(text ?? ''))),
    z.transform((text) => (text === null || isBlank(text) ? null : asLine(text).trim())),
  )

const notAnAddress = 'Website must be an address such as https://example.in'
const webAddress = z.url({ protocol: /^https?$/, hostname: /\./, normalize: true, error: notAnAddress })
const hasScheme = (text: string) => /^[a-z][a-z\d+.-]*:/i.test(text)
/** An address with a user name and password shows one site and opens another. */
const hidesItsHost = (address: string) => /^https?:\/\/[^/?#]*@/.test(address)

const website = z.pipe(
  blankable('website', limits.text.website),
  z.transform((typed, context) => {
    if (typed === null) return null
    const read = webAddress.safeParse(hasScheme(typed) ? typed : `https://${typed}`)
    if (read.success && read.data.length <= limits.text.website && !hidesItsHost(read.data)) return read.data
    context.issues.push({ code: 'custom', message: notAnAddress, input: typed })
    return z.NEVER
  }),
)

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/users/profile',
  access: 'user',
  body: 'profile',
  about:
    'Changes what is sent of the own profile and leaves the rest. The picture is a data-URL; null removes it. Company name and GST number of a verified seller wait for an admin. A `revision` that is old is refused with 409.',
  input: z.object({
    revision: seenRevision,
    profile_image: z.optional(z.nullable(z.string('The picture must be sent as a data-URL'))),
    full_name: z.optional(fullName),
    email: z.optional(email),
    address: z.optional(textOf('address', limits.text.address)),
    company_name: z.optional(blankable('companyName', limits.text.name)),
    city: z.optional(blankable('city', limits.text.name)),
    website: z.optional(website),
    gst_number: z.optional(gstNumber),
    is_minimum_binding: z.optional(z.boolean('The switch is on or off')),
  }),
  reply: z.object({ ...profile.shape, ...messageFields }),
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/users/password',
  access: 'user',
  about: 'Sets another password and ends all other sessions of the account.',
  input: z.object({
    current: z.string(accounts.currentPassword.content).check(byRule(currentPasswordRule)),
    next: newPassword,
  }),
  reply: successReply,
})

const ownPassword = z.string(accounts.password.content).check(byRule(ownPasswordRule))

export const requestPhoneCode = endpoint({
  method: 'POST',
  path: '/api/users/phone/code',
  access: 'user',
  rate: 'sign-in',
  about: 'Sends a one-time code to the number that the account is to have, or has and confirms.',
  input: z.object({ phone_number: signInNumber }),
  reply: z.object({ ...successWithMessage, resend_seconds: z.int() }),
})

export const changePhone = endpoint({
  method: 'PUT',
  path: '/api/users/phone',
  access: 'user',
  about:
    'Gives the account another phone number, or confirms its own: with the password and, where codes can be sent, the code that was sent there. Other sessions end.',
  input: z.object({ phone_number: signInNumber, password: ownPassword, otp: z.optional(otp) }),
  reply: z.object({ ...profile.shape, ...messageFields }),
})

const session = z.object({
  session_id: z.uuid(),
  /** In words that the owner understands: 'Chrome on Android'. */
  device: z.string(),
  sentence: messageFields.sentence,
  created_at: moment,
  last_seen_at: moment,
  /** Whether it is the caller's own session. */
  is_current: z.boolean(),
})
export type Session = z.infer<typeof session>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/users/sessions',
  access: 'user',
  about: 'Where the caller is signed in, this device first, then the last used.',
  input: z.object({}),
  reply: z.object({ ...successFields, sessions: z.array(session) }),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/users/sessions/:sessionId',
  access: 'user',
  about: 'Signs the caller out on one device.',
  input: z.object({ sessionId }),
  reply: successReply,
})
