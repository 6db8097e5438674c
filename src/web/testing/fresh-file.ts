import { afterAll, vi } from 'vitest'

// The files share a thread, since starting one takes longer than most of them. Each file still gets fresh modules of
// the
// page, and none of the browser stubs of the file before.
vi.resetModules()
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
