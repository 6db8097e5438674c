import { cleanup, configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useSyncExternalStore } from 'react'
import { createMemoryRouter, parsePath, RouterProvider, useRouteError } from 'react-router'
import { afterEach, vi } from 'vitest'
import type { Profile } from '#contract/users/user.ts'
import { newIdempotencyKey } from '#web/api/idempotency-key.ts'
import { keep } from '#web/storage/session-store.ts'
import { createStore } from '#web/storage/store.ts'

type Place = {
  readonly address?: string
  /** The pattern of the address, where the part reads something of it. */
  readonly path?: string
  /** Who is signed in; else a visitor looks. */
  readonly as?: Partial<Profile>
}

/** Shows a part of a page as the page has it: at an address, to a visitor or to who is signed in. */
export function show(part: ReactNode, { address = '/', path = '*', as }: Place = {}) {
  if (as) keep('token', as)
  const shown = createStore(part)
  const Part = () => useSyncExternalStore(shown.subscribe, shown.get)
  const routes = [
    { path, element: <Part />, ErrorBoundary: Fall },
    { path: '*', element: null },
  ]
  // Another visit each time: what a list keeps for whoever comes back is nobody's here.
  const visit = { ...parsePath(address), key: newIdempotencyKey() }
  const router = createMemoryRouter(routes, { initialEntries: [visit] })
  const { rerender, unmount } = render(<RouterProvider router={router} />)
  return {
    user: userEvent.setup(),
    /** Where the person is by now. */
    address: () => router.state.location.pathname + router.state.location.search,
    /** The page gives the part other things to show. */
    change(next: ReactNode) {
      shown.set(next)
      rerender(<RouterProvider router={router} />)
    },
    leave: unmount,
  }
}

/** What a part throws ends its test. */
function Fall(): never {
  throw useRouteError()
}

// As long as the polls of vitest: a busy machine takes its time to load what is loaded late.
configure({ asyncUtilTimeout: 10_000 })
// The messages of the file before may stand here still.
document.body.replaceChildren()
// What happy-dom does not have and a part may ask for: nothing was navigated here, and nothing is laid out.
vi.stubGlobal('PerformanceNavigationTiming', class {})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  window.localStorage.clear()
  window.sessionStorage.clear()
})
