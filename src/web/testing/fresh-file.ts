import { afterAll, vi } from 'vitest'

// The files share a thread, since starting one takes longer than most of them; what the page's modules keep, each file
// gets fresh all the same, and what it has put in the place of a browser goes with it.
vi.resetModules()
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
