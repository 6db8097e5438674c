import * as z from 'zod/mini'
import { adminRole } from '#contract/admin/admin-roles.ts'
import { endpoint } from '#contract/endpoint.ts'
import { signInNumber, typedText } from '#contract/fields.ts'
import { withoutInvisible } from '#contract/invisible.ts'
import { successFields, successReply, successWithMessage } from '#contract/reply.ts'
import { revision } from '#contract/revision.ts'
import { byRule, issueOf } from '#contract/rule.ts'
import { ownPasswordRule } from './password.ts'
import { secondCode } from './second-code.ts'
import { signUpProblem } from './sign-up.ts'

export const accountType = z.enum(['buyer', 'requested', 'seller', 'admin'])
export type AccountType = z.infer<typeof accountType>

const shown = z.pipe(typedText, z.transform(withoutInvisible))

const signedIn = z.object({
  ...successWithMessage,
  token: z.string(),
  /** The account was closed, and this sign-in has brought it back. */
  is_back: z.optional(z.boolean()),
})

export const register = endpoint({
  method: 'POST',
  path: '/api/users/register',
  access: 'anyone',
  rate: 'sign-up',
  about: 'Opens a buyer account and signs it in. Who opens one accepts the terms in force.',
  input: z
    .object({
      full_name: shown,
      email: typedText,
      phone_number: typedText,
      password: typedText,
      address: shown,
      gst_number: typedText,
    })
    .check((draft) => {
      const problem = signUpProblem(draft.value)
      if (problem) draft.issues.push(issueOf(problem.sentence, draft.value, [problem.field]))
    }),
  reply: signedIn,
})

export const signIn = endpoint({
  method: 'POST',
  path: '/api/users/secret-login',
  access: 'anyone',
  rate: 'sign-in',
  about: 'Signs in with phone number and password. Only answers of those who come in hold a session token.',
  input: z.object({
    phone_number: signInNumber,
    password: typedText.check(byRule(ownPasswordRule)),
    second_code: secondCode,
  }),
  reply: signedIn,
})

export const signOut = endpoint({
  method: 'POST',
  path: '/api/users/logout',
  access: 'user',
  about: 'Ends this session.',
  input: z.object({}),
  reply: successReply,
})

/** Fields that a verified seller changes only with an admin's approval. */
export const changedField = z.enum(['company_name', 'gst_number'])
export type ChangedField = z.infer<typeof changedField>

export const profile = z.object({
  ...successFields,
  status: z.literal('ok'),
  user_id: z.uuid(),
  account_type: accountType,
  /** What an admin is there for; null for everybody else. */
  admin_role: z.nullable(adminRole),
  full_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  address: z.string(),
  profile_image: z.nullable(z.string()),
  company_name: z.nullable(z.string()),
  /** For sellers: what buyers see. */
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  website: z.nullable(z.string()),
  gst_number: z.string(),
  is_seller_verified: z.boolean(),
  /** Counts its changes. */
  revision,
  /** For sellers: whether orders below a product's minimum are refused. */
  is_minimum_binding: z.boolean(),
  /** Whether the owner confirmed the number with a one-time code. */
  is_phone_confirmed: z.boolean(),
  /** Changes that wait for an admin; the current value stays until then. */
  waiting_company_name: z.nullable(z.string()),
  waiting_gst_number: z.nullable(z.string()),
})
export type Profile = z.infer<typeof profile>

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/users/profile',
  access: 'user',
  about: "The caller's own profile; never bank, PAN or document data.",
  input: z.object({}),
  reply: profile,
})
