import { expect, type Page, type Request } from '@playwright/test'

/** What a page sends and reports, from its first request on. */
export type Traffic = {
  /** Waits until nothing loads: no request is open, the page is hydrated, and none of its parts is busy. */
  readonly quiet: () => Promise<void>
  /** Waits until no request is open, and says whether one was. */
  readonly answered: () => Promise<boolean>
  /** Errors of the browser. A screen whose answers fail on purpose says so. */
  readonly errors: (fails: boolean) => string[]
}

export function trafficOf(page: Page): Traffic {
  const open = new Set<Request>()
  const begun: string[] = []
  page.on('request', (request) => {
    begun.push(request.url())
    open.add(request)
  })
  const end = (request: Request) => open.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const openCalls = () => [...open].map((request) => request.url())
  const whatLoads = async () => {
    const before = new Set(begun)
    // The page needs a moment for an answer that has just arrived.
    const late = openCalls()
    const busy = await page.evaluate(whatIsBusy)
    // What is asked again is how a page stays fresh: on a busy machine this look lasts as long as its pause.
    const first = begun.filter((url) => !before.has(url))
    return [...late, ...openCalls(), ...busy, ...first.map((url) => `just begun: ${url}`)]
  }
  const intervals = [20]
  return {
    quiet: () => expect.poll(whatLoads, { intervals, message: 'what loads' }).toEqual([]),
    answered: async () => {
      if (open.size === 0) return false
      await expect.poll(openCalls, { intervals, message: 'open requests' }).toEqual([])
      return true
    },
    errors: watchErrors(page),
  }
}

/** Runs in the page. Answers once timers that were set before have run, as the pause before a search. */
async function whatIsBusy(): Promise<string[]> {
  const idle = () => new Promise((next) => requestIdleCallback(next, { timeout: 5_000 }))
  await idle()
  await new Promise((next) => setTimeout(next, 200))
  await idle()
  const main = document.querySelector('main')
  const isAlive = main !== null && Object.keys(main).some((key) => key.startsWith('__react'))
  const busy = [...document.querySelectorAll('[aria-busy=true]')].filter(
    (part) => part.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().width > 0,
  )
  return [
    ...(isAlive ? [] : ['not hydrated']),
    ...busy.map((part) => `busy: ${part.localName}.${part.className}`),
  ]
}

function watchErrors(page: Page) {
  const errors: { isExpected: boolean; text: string }[] = []
  const note = (text: string, isExpected = false) => errors.push({ isExpected, text })
  page.on('pageerror', ({ message }) => note(message))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error') note(text, text.startsWith('Failed to load resource'))
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // Aborted by the page itself, as when a newer request replaces an older one.
    if (why !== 'net::ERR_ABORTED') note(`${request.url()} ${why}`, true)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.url()} ${response.status()}`, true)
  })
  return (fails: boolean) => errors.filter(({ isExpected }) => !(fails && isExpected)).map(({ text }) => text)
}
