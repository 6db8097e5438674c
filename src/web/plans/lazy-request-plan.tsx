import { type ComponentProps, lazy, Suspense } from 'react'

// Sellers alone ever need it, after a press.
const RequestPlan = lazy(async () => ({ default: (await import('./request-plan.tsx')).RequestPlan }))

export const LazyRequestPlan = (props: ComponentProps<typeof RequestPlan>) => (
  <Suspense>
    <RequestPlan {...props} />
  </Suspense>
)
