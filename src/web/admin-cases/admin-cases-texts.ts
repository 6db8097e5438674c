import type { deskStates } from '#contract/admin/admin-cases.ts'

export const adminCasesTexts = {
  title: 'Problems',
  lead: 'What the two sides did not settle, and what people report. The desk decides in words.',
  list: 'Problems',
  statuses: {
    waiting: 'Waiting for the desk',
    underway: 'Between the two sides',
    settled: 'Settled',
  } satisfies Record<(typeof deskStates)[number], string>,
  reporters: (count: number) => `Reported by ${count} people`,
  due: (day: string) => `Until ${day}`,
  overdue: (day: string) => `Overdue since ${day}`,
  parties: (opener: string, other: string) => `${opener} and ${other}`,
  decide: 'Decide',
  decideHint: 'Both sides read your words. An outcome is a duty of the supplier, to be done within 14 days.',
} as const
