import type { PaymentTerms } from '#contract/terms.ts'

const whole = 10_000n

/** What is paid in advance, in paise, half up. A rest that is paid in advance as well is part of it. */
export function advanceOf(totalPaise: number, { advance_bp, rest }: PaymentTerms): number {
  if (rest === 'advance') return totalPaise
  const doubled = 2n * BigInt(totalPaise) * BigInt(advance_bp) + whole
  return Number(doubled / (2n * whole))
}
