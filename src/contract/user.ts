import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { saidReply, succeeded } from './reply.ts'
import { signUpProblem } from './sign-up.ts'

export const accountType = z.enum(['buyer', 'requested', 'seller', 'admin'])
export type AccountType = z.infer<typeof accountType>

// What is missing or no text reads as empty, so that the specification's own sentence answers it.
const typed = (max: number) =>
  z.pipe(
    z.catch(z.union([z.string(), z.pipe(z.number(), z.transform(String))]), ''),
    z.transform((text: string) => text.replaceAll('\0', '').slice(0, max)),
  )

const signedIn = z.object({ ...succeeded, content: z.string(), token: z.string() })

export const register = endpoint({
  method: 'POST',
  path: '/api/users/register',
  access: 'anyone',
  rate: 'sign-up',
  about: 'Opens a buyer account and signs it in.',
  input: z
    .object({
      full_name: typed(limits.text.name),
      // One character more than allowed, so that a longer address is refused and not cut into another one.
      email: typed(limits.text.email + 1),
      phone_number: typed(40),
      password: typed(limits.password.max),
      address: typed(limits.text.address),
      gst_number: typed(40),
    })
    .check((draft) => {
      const problem = signUpProblem(draft.value)
      if (problem)
        draft.issues.push({
          code: 'custom',
          message: problem.text,
          path: [problem.field],
          input: draft.value,
        })
    }),
  reply: signedIn,
})

export const signIn = endpoint({
  method: 'POST',
  path: '/api/users/secret-login',
  access: 'anyone',
  rate: 'sign-in',
  about:
    'Signs in with phone number and password; the only answer, with sign-up, that holds a session token.',
  input: z.object({ phone_number: typed(40), password: typed(limits.password.max) }),
  reply: signedIn,
})

export const signOut = endpoint({
  method: 'POST',
  path: '/api/users/logout',
  access: 'user',
  about: 'Ends this session.',
  input: z.object({}),
  reply: saidReply,
})

export const profile = z.object({
  ...succeeded,
  status: z.literal('ok'),
  user_id: z.uuid(),
  account_type: accountType,
  full_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  address: z.string(),
  profile_image: z.nullable(z.string()),
  company_name: z.nullable(z.string()),
  gst_number: z.string(),
  is_seller_verified: z.boolean(),
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
