import { type ComponentProps, Suspense } from 'react'
import { lazyOrNothing } from '#web/late/lazy-or-nothing.ts'
import type { TaxSuggestions } from './tax-suggestions.tsx'

const Loaded = lazyOrNothing(async () => (await import('./tax-suggestions.tsx')).TaxSuggestions)

/** The headings are much to load, and the form does not wait for them. The room of the search is kept meanwhile. */
export const LateTaxSuggestions = (props: ComponentProps<typeof TaxSuggestions>) => (
  <Suspense fallback={<div className="h-23" />}>
    <Loaded {...props} />
  </Suspense>
)
