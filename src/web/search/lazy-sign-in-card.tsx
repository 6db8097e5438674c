import { type ComponentProps, Suspense } from 'react'
import { lazyOrNothing } from '#web/late/lazy-or-nothing.ts'

// Visitors alone see it, at the end of a list.
const SignInCard = lazyOrNothing(async () => (await import('./sign-in-card.tsx')).SignInCard)

export const LazySignInCard = (props: ComponentProps<typeof SignInCard>) => (
  <Suspense>
    <SignInCard {...props} />
  </Suspense>
)
