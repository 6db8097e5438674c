import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '#web/testing/show.tsx'
import { WhenNear } from './when-near.tsx'

/** Answers how to tell what a browser does of the place: the moments that it hears of together. */
function watched() {
  let hear: IntersectionObserverCallback = () => {}
  class Watch {
    constructor(callback: IntersectionObserverCallback) {
      hear = callback
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watch)
  return (...moments: boolean[]) =>
    act(() =>
      hear(
        moments.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
        {} as IntersectionObserver,
      ),
    )
}

test('what is far away waits, and comes once it is near', () => {
  const tell = watched()
  show(<WhenNear fallback="Not yet">Here</WhenNear>)
  tell(false)
  expect(screen.getByText('Not yet')).toBeTruthy()
  tell(true)
  expect(screen.getByText('Here')).toBeTruthy()
})

test('a busy page that hears of far and near at once shows what is near', () => {
  const tell = watched()
  show(<WhenNear fallback="Not yet">Here</WhenNear>)
  tell(false, true)
  expect(screen.getByText('Here')).toBeTruthy()
})
