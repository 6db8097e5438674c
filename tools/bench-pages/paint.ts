import type { Page } from '@playwright/test'
import type { SignedInPerson } from './people.ts'

export type Measures = {
  /** When the largest text or picture was painted, ms. */
  readonly lcp: number | undefined
  /** How far things shifted by themselves. */
  readonly cls: number
  /** The longest time from a press to its effect, ms; none if the page handled no press. */
  readonly inp: number | undefined
}

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }
type Interaction = PerformanceEntry & { readonly interactionId: number }
type Measured = { measured: { -readonly [Name in keyof Measures]: Measures[Name] } }

/** Runs in the page before its own scripts: signs the person in, and records paints from then on. */
export function measureIn({ token, profile }: SignedInPerson) {
  localStorage.setItem('token', token)
  localStorage.setItem('userData', JSON.stringify(profile))
  const measured: Measured['measured'] = { lcp: undefined, cls: 0, inp: undefined }
  ;(window as unknown as Measured).measured = measured
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit)
  watch('largest-contentful-paint', ({ startTime }) => {
    measured.lcp = startTime
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift
    if (!hadRecentInput) measured.cls += value
  })
  const waited = (entry: PerformanceEntry) => {
    if ((entry as Interaction).interactionId) measured.inp = Math.max(measured.inp ?? 0, entry.duration)
  }
  // The first one is reported however short it was.
  watch('first-input', waited)
  watch('event', waited)
}

export const readMeasures = (page: Page): Promise<Measures> =>
  page.evaluate(() => ({ ...(window as unknown as Measured).measured }))
