/** A part of the page in the order of the document, with its signature and the index of the part around it. */
export type Part = { readonly signature: string; readonly around: number }

export type Signed = {
  readonly parts: readonly Part[]
  /** What rules compare across the page: landmarks, headings, repeated ids, and what stands outside of landmarks. */
  readonly frame: string
  /** Spoken names, each with the text that is seen in its place. */
  readonly names: readonly string[]
}

/**
 * Runs in the page. Lists its parts, and keeps them in `window.parts`. Two parts have the same signature if axe reads the
 * same in them: elements, roles, states, whether there are names and texts, the look, and all that for what is around.
 */
export function signParts(): Signed {
  const least = 8
  const parts: { element: Element; signature: string; around: number }[] = []
  const frame: string[] = []
  const names = new Set<string>()

  // Two numbers of 32 bits each.
  const hashOf = (text: string) => {
    let [one, two] = [0x811c9dc5, 0x9e3779b9]
    for (let index = 0; index < text.length; index += 1) {
      one = Math.imul(one ^ text.charCodeAt(index), 0x01000193)
      two = Math.imul(two ^ text.charCodeAt(index), 0x5bd1e995)
    }
    return `${(one >>> 0).toString(36)}.${(two >>> 0).toString(36)}`
  }
  const plain = (text: string) => text.replace(/\d+/g, '0').replace(/\s+/g, ' ').trim()

  const unread = /^(class|style|d|points|data-.*|checked|srcset|width|height|x|y|r|cx|cy)$/
  // That it is there and has words counts, not which.
  const wordy =
    /^(id|href|src|name|alt|title|value|placeholder|content|datetime|aria-(label|valuetext|valuenow))$/
  const pointing = /^(for|aria-(labelledby|describedby|controls|owns|activedescendant|errormessage|details))$/
  const pointsTo = (ids: string) => ids.split(/\s+/).map((id) => document.getElementById(id) !== null)
  const read = ({ name, value }: Attr) => {
    if (wordy.test(name)) return `${name}:${value.trim() !== ''}`
    return pointing.test(name) ? `${name}>${pointsTo(value)}` : `${name}=${value}`
  }
  const attributesOf = (element: Element) =>
    [...element.attributes]
      .filter(({ name }) => !unread.test(name))
      .map(read)
      .join()
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim())
  const lookOf = (element: Element, style: CSSStyleDeclaration) =>
    [
      ...[style.color, style.backgroundColor, style.backgroundImage === 'none', style.fontSize],
      ...[style.fontWeight, style.opacity, style.position, style.visibility, style.display],
      ...[style.textShadow, style.textDecorationLine, style.overflow, style.clipPath],
      element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
    ].join()
  // What floats without a ground of its own is read against what lies beneath, which its parent knows.
  const floats = (style: CSSStyleDeclaration, isWithin: boolean) =>
    (style.position === 'absolute' || isWithin) && !/^rgb\(/.test(style.backgroundColor)

  const landmark =
    'header, nav, main, footer, aside, section, form, dialog, [role=region], [role=search], [role=dialog], [role=navigation], [role=alert], [role=status]'
  const ids = new Set<string>()
  const noteFrame = (element: Element, own: string, isOutside: boolean) => {
    const isRepeated = element.id !== '' && ids.has(element.id)
    ids.add(element.id)
    if (isOutside || isRepeated || element.matches(`${landmark}, h1, h2, h3, h4, h5, h6, a[href^='#']`))
      frame.push(own, plain(element.getAttribute('aria-label') ?? ''), element.parentElement?.localName ?? '')
    const label = element.getAttribute('aria-label')
    if (label && element.textContent) names.add(`${plain(label)}|${plain(element.textContent)}`)
  }

  type Around = { hash: string; index: number; isFloating: boolean; isOutside: boolean }
  const sign = (element: Element, around: Around): { hash: string; size: number } => {
    const style = getComputedStyle(element)
    if (style.display === 'none') return { hash: '', size: 0 }
    const index = parts.push({ element, signature: '', around: around.index }) - 1
    const own = `${element.localName};${attributesOf(element)};${hasText(element)}`
    noteFrame(element, own, around.isOutside)
    const look = lookOf(element, style)
    const inner = {
      hash: hashOf(around.hash + own + look),
      index,
      isFloating: floats(style, around.isFloating),
      isOutside: around.isOutside && !element.matches(landmark),
    }
    const children = element.localName === 'svg' ? [] : [...element.children]
    const signed = children.map((child) => sign(child, inner))
    const hash = hashOf(own + look + signed.map((child) => child.hash).join())
    const size = signed.reduce((sum, child) => sum + child.size, 1)
    // Those within are smaller still.
    if (size < least) parts.length = index
    else if (!inner.isFloating)
      parts[index] = { element, around: around.index, signature: `${around.hash} ${hash}` }
    return { hash, size }
  }
  sign(document.documentElement, { hash: '', index: -1, isFloating: false, isOutside: true })
  window.parts = parts.map(({ element }) => element)
  return {
    parts: parts.map(({ signature, around }) => ({ signature, around })),
    frame: hashOf(frame.join()),
    names: [...names],
  }
}
