import type { Page } from '@playwright/test'

/** In px: by touch as the design demands, by mouse as WCAG 2.2 does. */
export const leastTarget = (width: number) => (width < 768 ? 44 : 24)

/** Targets that are smaller. Links within a sentence are as high as its lines. */
export const smallTargets = (page: Page, least: number) => page.evaluate(findSmallTargets, least)

/** Runs in the page. */
function findSmallTargets(least: number): string[] {
  const shown = () => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    return [
      ...(modal ?? document).querySelectorAll<HTMLElement>('a[href], button, select, summary, input'),
    ].filter(
      (element) =>
        !element.closest('[inert], .Toastify') && element.checkVisibility({ visibilityProperty: true }),
    )
  }
  const wordsOf = (element: Element | null) => (element?.textContent ?? '').trim()
  const hasWords = (parent: Element | null) =>
    [...(parent?.childNodes ?? [])].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && /\p{L}/u.test(nodeValue ?? ''),
    )
  // A line of text has its own height, and a link beside words is part of their sentence.
  const isInText = (element: HTMLElement) => {
    const { display } = getComputedStyle(element)
    const around = [element.parentElement, element.parentElement?.closest('p') ?? null]
    return (
      element.matches('a, button') &&
      (display === 'inline' || (/^inline/.test(display) && around.some(hasWords)))
    )
  }
  const targetOf = (element: HTMLElement) =>
    element instanceof HTMLInputElement && /checkbox|radio/.test(element.type)
      ? (element.closest('label') ?? element)
      : element
  const isHit = (target: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (target.contains(hit) || hit.closest('label')?.contains(target) === true)
  }
  // A target may extend beyond its box, for example over a whole card.
  const reaches = (target: HTMLElement) => {
    target.scrollIntoView({ block: 'center', inline: 'nearest' })
    const { left, top, width, height } = target.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    // A covered target cannot be pressed.
    if (!isHit(target, x, y)) return true
    const far = least / 2 - 1
    const [across, down] = [Math.max(width, least) / 2 - 1, Math.max(height, least) / 2 - 1]
    const sides: [number, number][] = [
      [x - Math.min(far, across), y],
      [x + Math.min(far, across), y],
      [x, y - Math.min(far, down)],
      [x, y + Math.min(far, down)],
    ]
    return sides.every(([atX, atY]) => isHit(target, atX, atY))
  }
  const isOnScreen = (target: HTMLElement) => {
    const { width, height, right, bottom } = target.getBoundingClientRect()
    return width > 2 && height > 2 && right + scrollX > 0 && bottom + scrollY > 0
  }
  const small = shown()
    .filter((element) => !isInText(element))
    .map(targetOf)
    .filter(isOnScreen)
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect()
      return (Math.round(width) < least || Math.round(height) < least) && !reaches(target)
    })
    .map((target) => {
      const { width, height } = target.getBoundingClientRect()
      const name = target.getAttribute('aria-label') ?? wordsOf(target)
      return `${target.localName} '${name.replace(/\s+/g, ' ').slice(0, 50)}' is ${Math.round(width)} × ${Math.round(height)}`
    })
  scrollTo(0, 0)
  return [...new Set(small)]
}
