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
// Nobody types before the page is alive, so that it need not be carried by what makes it so.
void import('./app/whole-press.ts').then(({ keepPressesWhole }) => keepPressesWhole())
