import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { blankLineOf, cutText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { successFields, successWithMessage } from '#contract/reply.ts'
import { longestLedgerName } from './ledgers.ts'
import { month } from './month.ts'

/** On whose side of its documents somebody is: the parties of a shop are its buyers, those of a buyer the shops. */
const side = z.enum(['sales', 'purchases'], 'This choice does not exist')
const longestParty = 40

const party = z.object({
  /** Its GST number, else the account. */
  party: z.string(),
  name: z.string(),
  /** Blank for a party without one. */
  gstin: z.string(),
  /** As the own Tally calls it; null: nothing was said. */
  own_name: z.nullable(z.string()),
  /** As our files call it then. */
  usual_name: z.string(),
})
export type PartyName = z.infer<typeof party>

export const listPartyNames = endpoint({
  method: 'GET',
  path: '/api/users/party-names',
  access: 'user',
  about: 'The parties of a month, under the names that the files for Tally give their ledgers.',
  input: z.object({ side, month, q: cutText(limits.text.query) }),
  reply: z.object({
    ...successFields,
    /** The first of them by name. */
    parties: z.array(party),
    total: z.int(),
  }),
})

export const savePartyName = endpoint({
  method: 'PUT',
  path: '/api/users/party-names',
  access: 'user',
  about: "Says how the own Tally calls a party of a month; a blank name is the files' own again.",
  input: z.object({
    side,
    month,
    party: z.string('Party not found').check(z.maxLength(longestParty, 'Party not found')),
    name: blankLineOf('ledgerName', longestLedgerName),
  }),
  reply: z.object({ ...successWithMessage, party }),
})
