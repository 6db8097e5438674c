type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** A text of a dictionary and its surroundings. */
type PlacedText = {
  readonly text: string
  /** One box for each of its lines, as far as what scrolls shows it. */
  readonly lines: readonly Box[]
  /** Whether its element hides part of it. */
  readonly isCut: boolean
  /** The button, link or cell that it belongs to. */
  readonly home: Box | null
  /** The bar or window that lies over the page and holds it. */
  readonly isAbove: boolean
}

/** Runs in the page. */
export function placedTexts(): PlacedText[] {
  const boxOf = ({ left, right, top, bottom }: DOMRect): Box => ({ left, right, top, bottom })
  const isStuck = (element: Element | null): boolean =>
    element !== null &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || isStuck(element.parentElement))
  const isCut = (element: Element) => {
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
    // Names are cut short in every language, and so is a line that ends in one; a suggestion is one line.
    const others = (element.textContent ?? '').replaceAll(/\u200b[^\u200b\u00ad]*\u00ad/g, '')
    if (
      element.closest('[role=option]') ||
      webkitLineClamp !== 'none' ||
      element.clientWidth === 0 ||
      /\p{L}/u.test(others)
    )
      return false
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    return (
      (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (hides(overflowY) && element.scrollHeight > element.clientHeight + 3)
    )
  }
  const homeOf = (element: Element) => {
    const home = element.closest('button:not([role=option]), a, label, [role=tab], td, th')
    return home && getComputedStyle(home).display !== 'inline' ? boxOf(home.getBoundingClientRect()) : null
  }
  // Text for screen readers alone has no place.
  const isSpoken = (element: Element | null): boolean =>
    element !== null && (element.getBoundingClientRect().width <= 1 || isSpoken(element.parentElement))
  /** Undefined where a list that scrolls, or one that hides what is too much, shows nothing of it. */
  const shownBy = (element: Element | null, box: Box): Box | undefined => {
    if (!element || element === document.documentElement) return box
    if (getComputedStyle(element).overflow === 'visible') return shownBy(element.parentElement, box)
    const frame = element.getBoundingClientRect()
    const shown = {
      left: Math.max(box.left, frame.left),
      right: Math.min(box.right, frame.right),
      top: Math.max(box.top, frame.top),
      bottom: Math.min(box.bottom, frame.bottom),
    }
    const isSeen = shown.left < shown.right && shown.top < shown.bottom
    return isSeen ? shownBy(element.parentElement, shown) : undefined
  }
  const placed: PlacedText[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement: parent, data: text } = walker.currentNode as Text
    if (!parent?.checkVisibility({ opacityProperty: true }) || !text.includes('\u00ad')) continue
    if (isSpoken(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const isAbove = isStuck(parent) || parent.closest('dialog, [role=dialog]') !== null
    const lines = [...range.getClientRects()].flatMap((rect) => shownBy(parent, boxOf(rect)) ?? [])
    placed.push({ text, lines, isCut: isCut(parent), home: homeOf(parent), isAbove })
  }
  return placed
}

const leaves = ({ lines, home }: PlacedText) =>
  home !== null && lines.some(({ left, right }) => right > home.right + 2 || left < home.left - 2)

const meet = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 5

const liesOver = ({ lines }: PlacedText, other: PlacedText) =>
  lines.some((line) => other.lines.some((its) => meet(line, its)))

const nameOf = ({ text }: PlacedText) => text.replaceAll(/[\u200b\u00ad]/g, '').slice(0, 40)

/** Texts that are cut off, overflow their container, or overlap. */
export function misplacedOf(texts: readonly PlacedText[]): string[] {
  const flat = texts.filter(({ isAbove }) => !isAbove)
  return [
    ...texts.filter(({ isCut }) => isCut).map((text) => `cut off: ${nameOf(text)}`),
    ...texts.filter(leaves).map((text) => `leaves its place: ${nameOf(text)}`),
    ...flat.flatMap((text, index) =>
      flat
        .slice(index + 1)
        .filter((other) => liesOver(text, other))
        .map((other) => `lies over another: ${nameOf(text)} and ${nameOf(other)}`),
    ),
  ]
}
