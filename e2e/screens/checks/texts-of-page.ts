/** A text that a person sees or hears, and where. */
export type Shown = { readonly text: string; readonly at: string }

/** Runs in the page: every text of it that is visible, spoken or offered as a hint. */
export function textsOf(): Shown[] {
  const texts: Shown[] = []
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className}`.slice(0, 80) +
    (element.parentElement ? ` in ${element.parentElement.tagName.toLowerCase()}` : '')
  const elsewhere = 'script, style, svg, [translate=no]'
  // The options of a list are read once it is opened.
  const isSeen = (element: Element) =>
    !element.closest(elsewhere) && (element.closest('select') ?? element).checkVisibility()
  const note = (text: string | null, element: Element | null) => {
    if (element && text?.trim() && isSeen(element)) texts.push({ text: text.trim(), at: nameOf(element) })
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) note(walker.currentNode.nodeValue, walker.currentNode.parentElement)
  for (const name of ['alt', 'aria-label', 'placeholder', 'title', 'aria-valuetext'])
    for (const element of document.body.querySelectorAll(`[${name}]:not([aria-hidden=true] *)`))
      note(element.getAttribute(name), element)
  const title = document.title.trim()
  const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
  return [...texts, { text: title, at: 'title' }, { text: description, at: 'description' }]
}
