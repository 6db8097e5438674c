import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { moment } from '#contract/fields.ts'
import { messageFields, successFields, successWithMessage } from '#contract/reply.ts'
import { byRule } from '#contract/rule.ts'
import { accounts } from '#contract/texts/accounts.ts'
import { ownPasswordRule } from './password.ts'
import { secondCode } from './second-code.ts'

/** How long a sign-in brings a closed account back. */
export const wayBackHours = 48

const closingBlock = z.enum(['bought', 'sold', 'claimed', 'owed', 'refunds', 'cases', 'plan', 'owner'])
export type ClosingBlock = z.infer<typeof closingBlock>

export const getClosing = endpoint({
  method: 'GET',
  path: '/api/users/closing',
  access: 'user',
  about: 'What keeps the caller’s account from being closed, each with the page where it is settled.',
  input: z.object({}),
  reply: z.object({
    ...successFields,
    is_demo: z.boolean(),
    /** Whether closing asks for a code of the authenticator app. */
    needs_code: z.boolean(),
    blocks: z.array(z.object({ kind: closingBlock, ...messageFields, link: z.string() })),
  }),
})
export type Closing = z.infer<(typeof getClosing)['reply']>

export const closeAccount = endpoint({
  method: 'POST',
  path: '/api/users/closing',
  access: 'user',
  about: `Closes the caller’s account and ends its sessions. For ${wayBackHours} hours a sign-in brings it back; then it is erased, but what the law keeps.`,
  input: z.object({
    password: z.string(accounts.password.content).check(byRule(ownPasswordRule)),
    second_code: secondCode,
  }),
  reply: z.object({ ...successWithMessage, until: moment }),
})
