import type { Rule } from '#contract/rule.ts'
import { sellerChecks } from '#contract/texts/trust/seller-checks.ts'

const pattern = /^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/

/** As people type it: with gaps and in lower case. */
export const cleanUdyam = (text: string) => text.replace(/\s/g, '').toUpperCase()

export const udyamRule: Rule<string> = (text) =>
  pattern.test(cleanUdyam(text)) ? undefined : sellerChecks.udyamForm

/** A business may have none. */
export const optionalUdyamRule: Rule<string> = (text) => (text.trim() === '' ? undefined : udyamRule(text))

type Udyam = {
  readonly udyam_number: string
  readonly udyam_class: unknown
  readonly udyam_activity: unknown
}

/** The number says nothing without class and activity, nor they without it. */
export function udyamProblem({ udyam_number, udyam_class, udyam_activity }: Udyam) {
  const isStated = udyam_number !== ''
  if (isStated && udyam_class === null)
    return { field: 'udyam_class', sentence: sellerChecks.udyamClass } as const
  if (isStated && udyam_activity === null)
    return { field: 'udyam_activity', sentence: sellerChecks.udyamActivity } as const
  return undefined
}
