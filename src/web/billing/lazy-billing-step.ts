import { late } from '#web/late/late.tsx'

/** Most checkouts keep what is suggested and never open it. */
export const LazyBillingStep = late(
  async () => (await import('./billing-step.tsx')).BillingStep,
  ({ onDone, billing }) => onDone(billing),
)
