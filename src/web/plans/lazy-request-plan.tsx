import { late } from '#web/late/late.tsx'

// Sellers alone ever need it, after a press.
export const LazyRequestPlan = late(
  async () => (await import('./request-plan.tsx')).RequestPlan,
  ({ onClose }) => onClose(),
)
