import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
// Whoever presses before waits for the page to be alive, so that it need not be carried by what makes it so.
void import('./presses/presses.ts').then(({ keepPresses }) => keepPresses())
