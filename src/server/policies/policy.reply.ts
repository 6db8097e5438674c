import type { getPolicy as contract, Policy } from '#contract/content/policies.ts'
import type { ReplyOf } from '#contract/endpoint.ts'

type Written = { readonly value: Policy; readonly at: Date | null }

export const toPolicyReply = (written: Written | undefined): ReplyOf<typeof contract> => ({
  success: true,
  policy: written?.value ?? null,
  changed_at: written?.at?.toISOString() ?? null,
})
