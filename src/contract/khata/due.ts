import { daysAfter } from './days.ts'

/** MSMED Act 2006, s. 15 and 2(b): days from acceptance with and without a written agreement. Looked up 22 November 2026. */
const lawDays = { agreed: 45, otherwise: 15 } as const

export const udyamClasses = ['micro', 'small', 'medium'] as const
export type UdyamClass = (typeof udyamClasses)[number]
export const udyamActivities = ['manufacturing', 'services', 'trading'] as const
export type UdyamActivity = (typeof udyamActivities)[number]

/**
 * What the law says of a supplier: nothing without a Udyam registration as micro or small; of traders it is contested
 * (office memorandum of 2 July 2021).
 */
export type Protection = 'none' | 'protected' | 'contested'

type Udyam = {
  readonly udyam_number: string
  readonly udyam_class: UdyamClass | null
  readonly udyam_activity: UdyamActivity | null
}

export function protectionOf({ udyam_number, udyam_class, udyam_activity }: Udyam): Protection {
  if (udyam_number === '' || (udyam_class !== 'micro' && udyam_class !== 'small')) return 'none'
  return udyam_activity === 'trading' ? 'contested' : 'protected'
}

type Bill = {
  readonly protection: Protection
  /** The day on which the goods were accepted; null: not yet. */
  readonly accepted_on: string | null
  readonly credit_days: number
  readonly is_agreed_in_writing: boolean
}

/**
 * The last day on which a bill is paid in time: the agreed day, by law at most 45 days after acceptance, and 15 days
 * after it where nothing is agreed in writing. The law's appointed day is the one after. Null while nothing is accepted.
 */
export function dueOn({ protection, accepted_on, credit_days, is_agreed_in_writing }: Bill): string | null {
  if (accepted_on === null) return null
  if (protection === 'none') return daysAfter(accepted_on, credit_days)
  const days = is_agreed_in_writing ? Math.min(credit_days, lawDays.agreed) : lawDays.otherwise
  return daysAfter(accepted_on, days)
}
