import type { Page } from '@playwright/test'

declare global {
  interface Window {
    keyboardWalk?: {
      step(): 'start' | 'again' | 'on'
      reachable(): number
      missed(): string[]
      findings(): string[]
    }
  }
}

/**
 * Walks through the page with Tab alone and returns the obstacles: elements that never get the focus, or get it where
 * it cannot be seen, and places that trap it.
 */
export async function walkWithKeyboard(page: Page): Promise<string[]> {
  const reachable = await page.evaluate(beginWalk)
  let walk: Walk = { reachable, begun: 0, left: stepsOf(reachable) }
  // A second round meets what appeared while the focus passed by.
  while (walk.left > 0 && walk.begun <= 2) {
    await page.keyboard.press('Tab')
    const where = await page.evaluate(() => window.keyboardWalk?.step() ?? 'start')
    const isEnd = where === 'start' || walk.left === 1
    walk = afterStep(walk, where, isEnd ? await reachableOn(page) : 0)
    if ((where === 'again' || walk.begun > 1) && (await missedOn(page)).length === 0) break
  }
  return faultsOn(page)
}

type Walk = { readonly reachable: number; readonly begun: number; readonly left: number }

const stepsOf = (reachable: number) => 2 * reachable + 60

/** A list that has come since, as after a search, is walked like one that was there. */
const afterStep = ({ reachable, begun, left }: Walk, where: string, now: number): Walk =>
  now > reachable
    ? { reachable: now, begun: 1, left: stepsOf(now) }
    : { reachable, begun: where === 'start' ? begun + 1 : begun, left: left - 1 }

async function faultsOn(page: Page) {
  const missed = (await missedOn(page)).map((name) => `not reached: ${name}`)
  return [...missed, ...(await page.evaluate(() => window.keyboardWalk?.findings() ?? []))]
}

const missedOn = (page: Page) => page.evaluate(() => window.keyboardWalk?.missed() ?? [])

const reachableOn = (page: Page) => page.evaluate(() => window.keyboardWalk?.reachable() ?? 0)

/** Runs in the page. Returns how many elements can be reached. */
function beginWalk(): number {
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

  window.keyboardWalk = {
    step() {
      const element = document.activeElement
      // Each part of a date is a tab stop.
      if (element && element === last?.element) return 'on'
      leave()
      if (!element || element === document.body) return 'start'
      if (element === first) return 'again'
      first ??= element
      arrive(element)
      return 'on'
    },
    reachable: () => toBeReached().length,
    missed: () =>
      toBeReached()
        .filter((element) => !isReached(element))
        .map(nameOf),
    findings: () => [...faults],
  }
  return toBeReached().length
}
