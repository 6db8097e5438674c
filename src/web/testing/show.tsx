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
  /** The pattern of the address, for parts that read its parameters. */
  readonly path?: string
  /** The person who is signed in; a visitor if it is left out. */
  readonly as?: Partial<Profile>
}

/** Renders a part of a page at an address, for a visitor or a signed-in person. */
export function show(part: ReactNode, { address = '/', path = '*', as }: Place = {}) {
  if (as) keep('token', as)
  const shown = createStore(part)
  const Part = () => useSyncExternalStore(shown.subscribe, shown.get)
  const routes = [
    { path, element: <Part />, ErrorBoundary: Fall },
    { path: '*', element: null },
  ]
  // A new entry of the history each time, so that no list is recalled from the test before.
  const visit = { ...parsePath(address), key: newIdempotencyKey() }
  const router = createMemoryRouter(routes, { initialEntries: [visit] })
  const { rerender, unmount } = render(<RouterProvider router={router} />)
  return {
    user: userEvent.setup(),
    /** The address where the person is now. */
    address: () => router.state.location.pathname + router.state.location.search,
    /** Replaces the part, as when its page passes other props. */
    change(next: ReactNode) {
      shown.set(next)
      rerender(<RouterProvider router={router} />)
    },
    leave: unmount,
  }
}

/** An error that a part throws ends its test. */
function Fall(): never {
  throw useRouteError()
}

// As long as the polls of vitest: on a busy machine late parts take their time to load.
configure({ asyncUtilTimeout: 60_000 })
// Messages of the previous file may still stand here.
document.body.replaceChildren()
// happy-dom lacks it, and parts ask for it: here nothing was navigated and nothing has a layout.
vi.stubGlobal('PerformanceNavigationTiming', class {})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  window.localStorage.clear()
  window.sessionStorage.clear()
})
