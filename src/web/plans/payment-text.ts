import type { OwnPlan } from '#contract/sellers/plan.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { planTexts as texts } from './plan-texts.ts'

/** 'UPI 412345678901, 23 Nov 2026'. */
export const paymentText = ({ by, reference, on }: NonNullable<OwnPlan['payment']>) =>
  `${[texts.paidBy[by], reference].filter(Boolean).join(' ')}, ${dayOf(on)}`
