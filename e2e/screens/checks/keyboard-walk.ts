import type { CDPSession, Page } from '@playwright/test'

declare global {
  interface Window {
    keyboardWalk?: {
      state(): Walk
      findings(): string[]
      end(): void
    }
  }
}

/** How many elements can be reached, and whether the focus has been everywhere. */
type Walk = { readonly reachable: number; readonly isOver: boolean }

/**
 * Walks through the page with Tab alone and returns the obstacles: elements that never get the focus, or get it where
 * it cannot be seen, and places that trap it.
 */
export async function walkWithKeyboard(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  // Nobody is as quick as a walk that waits for no answer, so a slow one decides.
  const obstacles = await walk(page, (count) => tab(session, count))
  const lasting = obstacles.length > 0 ? await walk(page, () => page.keyboard.press('Tab'), 1) : []
  await session.detach()
  return lasting
}

type Press = (count: number) => Promise<unknown>

async function walk(page: Page, press: Press, atOnce = Number.POSITIVE_INFINITY): Promise<string[]> {
  let state = await page.evaluate(beginWalk)
  let left = stepsOf(state)
  while (left > 0 && !state.isOver) {
    const { reachable } = state
    const count = Math.min(left, reachable + 2, atOnce)
    await press(count)
    left -= count
    state = await page.evaluate(() => window.keyboardWalk?.state() ?? { reachable: 0, isOver: true })
    // A list that has come since, as after a search, is walked like one that was there.
    if (state.reachable > reachable) left = stepsOf(state)
  }
  return page.evaluate(() => {
    window.keyboardWalk?.end()
    return window.keyboardWalk?.findings() ?? ['The page went away']
  })
}

const stepsOf = ({ reachable }: Walk) => 2 * reachable + 60

const tabKey = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }

/** Presses Tab several times: the browser handles one after the other. */
const tab = (session: CDPSession, count: number) =>
  Promise.all(
    Array.from({ length: count }).flatMap(() =>
      (['rawKeyDown', 'keyUp'] as const).map((type) =>
        session.send('Input.dispatchKeyEvent', { type, ...tabKey }),
      ),
    ),
  )

/** Runs in the page. Listens where each Tab leads. */
function beginWalk(): Walk {
  const candidates =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable=true]'
  const reached = new Set<Element>()
  const faults = new Set<string>()
  let first: Element | null = null
  let last: { element: Element; look: string } | null = null

  const nameOf = (element: Element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const id = element.id || element.getAttribute('name') || ''
    return `${element.localName}${id && `#${id}`} '${text.trim().replace(/\s+/g, ' ').slice(0, 50)}'`
  }
  const labelsOf = (element: Element) =>
    element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const above = (element: Element | null, levels: number): Element[] =>
    element === null || levels === 0 ? [] : [element, ...above(element.parentElement, levels - 1)]
  // A card shows the focus ring of the link inside it, a label that of its field.
  const near = (element: Element) => [
    ...above(element, 4),
    element.nextElementSibling,
    element.previousElementSibling,
    ...labelsOf(element),
  ]
  const lookOf = (element: Element) =>
    near(element)
      .flatMap((each) =>
        each ? [null, '::before', '::after'].map((part) => getComputedStyle(each, part)) : [],
      )
      .map((style) =>
        [style.outline, style.boxShadow, style.borderColor, style.backgroundColor, style.opacity].join(),
      )
      .join()

  // Messages come and go by themselves, and one may cover the focused element for five seconds.
  const isMessage = (element: Element) => element.closest('.Toastify') !== null
  const belongs = (element: Element, hit: Element) =>
    element.contains(hit) || hit.contains(element) || near(element).includes(hit)
  const isSeen = (element: Element) => {
    const shown = [element, ...labelsOf(element), element.parentElement]
      .map((each) => each?.getBoundingClientRect())
      .find((box) => box && box.width > 2 && box.height > 2)
    if (!shown) return false
    const left = Math.max(shown.left, 0)
    const top = Math.max(shown.top, 0)
    const right = Math.min(shown.right, innerWidth)
    const bottom = Math.min(shown.bottom, innerHeight)
    if (right <= left || bottom <= top) return false
    const across = [0.5, 0.1, 0.9].map((part) => left + (right - left) * part)
    const down = [0.5, 0.1, 0.9].map((part) => top + (bottom - top) * part)
    return across.some((x) =>
      down.some((y) => {
        const hit = document.elementFromPoint(x, y)
        return hit !== null && (isMessage(hit) || belongs(element, hit))
      }),
    )
  }

  const leave = () => {
    if (last?.element.isConnected && lookOf(last.element) === last.look)
      faults.add(`focus cannot be seen: ${nameOf(last.element)}`)
    last = null
  }
  const arrive = (element: Element) => {
    reached.add(element)
    if (!isMessage(element) && !isSeen(element)) faults.add(`focus is hidden: ${nameOf(element)}`)
    last = { element, look: lookOf(element) }
  }
  const isReached = (element: Element) => {
    if (reached.has(element)) return true
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false
    // Within a group the arrow keys move on.
    return [...reached].some(
      (each) => each instanceof HTMLInputElement && each.name === element.name && each.form === element.form,
    )
  }
  const toBeReached = () => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    return [...(modal ?? document).querySelectorAll<HTMLElement>(candidates)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !isMessage(element) &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
  }

  const missed = () => toBeReached().filter((element) => !isReached(element))
  let rounds = 0
  let isAgain = false
  const step = () => {
    const element = document.activeElement
    // Each part of a date is a tab stop.
    if (element && element === last?.element) return
    leave()
    if (!element || element === document.body) rounds += 1
    else if (element === first) isAgain = true
    else {
      first ??= element
      arrive(element)
    }
  }
  const listening = new AbortController()
  addEventListener('keyup', ({ key }) => key === 'Tab' && step(), {
    capture: true,
    signal: listening.signal,
  })
  let reachable = toBeReached().length
  window.keyboardWalk = {
    state() {
      const now = toBeReached().length
      if (now > reachable) {
        reachable = now
        rounds = Math.min(rounds, 1)
      }
      // A second round meets what appeared while the focus passed by.
      return { reachable, isOver: rounds > 2 || ((isAgain || rounds > 1) && missed().length === 0) }
    },
    findings: () => [...missed().map((element) => `not reached: ${nameOf(element)}`), ...faults],
    end: () => listening.abort(),
  }
  return { reachable, isOver: false }
}
