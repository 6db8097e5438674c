import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useSyncExternalStore } from 'react'
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router'
import { afterEach, vi } from 'vitest'
import type { Profile } from '#contract/users/user.ts'
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
  const router = createMemoryRouter(routes, { initialEntries: [address] })
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

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  window.localStorage.clear()
  window.sessionStorage.clear()
})
