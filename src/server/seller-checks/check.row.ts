import { z } from 'zod'
import { checkKinds, checkMethods, checkResults } from '#contract/sellers/seller-evidence.ts'

/** What the register said, as it is kept. Its legal name is for reviewers: of a sole trader it is a person's. */
const RegisterFacts = z.object({
  legal_name: z.string(),
  trade_name: z.string(),
  status: z.string(),
  constitution: z.string(),
  registered_on: z.iso.date().nullable(),
})
type RegisterFacts = z.infer<typeof RegisterFacts>

export const CheckRow = z.object({
  kind: z.enum(checkKinds),
  result: z.enum(checkResults),
  method: z.enum(checkMethods),
  facts: z.union([RegisterFacts, z.strictObject({})]),
  checked_at: z.date(),
  valid_until: z.date().nullable(),
  ended_at: z.date().nullable(),
})
export type CheckRow = z.infer<typeof CheckRow>

/** A check that is written down now. */
export type NewCheck = Pick<CheckRow, 'kind' | 'result' | 'method'> & {
  readonly about: string
  readonly facts?: RegisterFacts
  /** After so many days it is looked at anew. */
  readonly days?: number
  readonly document_sha256?: Buffer | undefined
}
