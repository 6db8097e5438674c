import { late } from '#web/late/late.tsx'

/** Nobody sees it before an address is chosen. */
export const LazyReviewStep = late(
  async () => (await import('./review-step.tsx')).ReviewStep,
  ({ onChangeAddress }) => onChangeAddress(),
)
