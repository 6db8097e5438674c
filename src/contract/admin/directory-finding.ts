import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { moment, userId } from '#contract/fields.ts'
import { successReply } from '#contract/reply.ts'

/** What the register of GST said of an applicant's number. It helps the reviewer and decides nothing. */
export const directoryFinding = z.object({
  checked_at: moment,
  /** null: the register has no such number. */
  register: z.nullable(
    z.object({
      legal_name: z.string(),
      trade_name: z.string(),
      status: z.string(),
      constitution: z.string(),
      registered_on: z.nullable(z.iso.date()),
    }),
  ),
  is_active: z.boolean(),
  /** Whether a name of the application is one of the register's. */
  names_fit: z.boolean(),
})
export type DirectoryFinding = z.infer<typeof directoryFinding>

export const lookUpApplicant = endpoint({
  method: 'POST',
  path: '/api/admin/sellers/:userId/directory',
  access: 'admin',
  area: 'vetting',
  about:
    "Asks the register of GST for the applicant's number and writes down what it says. Only where the operator has set up such a search.",
  input: z.object({ userId }),
  reply: successReply,
})
