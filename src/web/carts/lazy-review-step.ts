import { late } from '#web/late/late.tsx'

const orderPlaced = async () => (await import('./order-placed.tsx')).OrderPlaced

/** Nobody sees it before an address is chosen. It brings what follows it, which must not fail once an order is placed. */
export const LazyReviewStep = late(
  async () => {
    const [{ ReviewStep }] = await Promise.all([import('./review-step.tsx'), orderPlaced()])
    return ReviewStep
  },
  ({ onChangeAddress }) => onChangeAddress(),
)

export const LazyOrderPlaced = late(orderPlaced, () => undefined)
