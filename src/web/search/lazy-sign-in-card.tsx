import { type ComponentProps, lazy, Suspense } from 'react'

// Visitors alone see it, at the end of a list.
const SignInCard = lazy(async () => ({ default: (await import('./sign-in-card.tsx')).SignInCard }))

export const LazySignInCard = (props: ComponentProps<typeof SignInCard>) => (
  <Suspense>
    <SignInCard {...props} />
  </Suspense>
)
