/** Where a message spans the whole width (toast.css). */
const isNarrow = () => matchMedia('(max-width: 480px)').matches
const air = 8

const scrollerOf = (field: Element) => {
  for (let element = field.parentElement; element; element = element.parentElement)
    if (
      element.scrollHeight > element.clientHeight &&
      /auto|scroll/.test(getComputedStyle(element).overflowY)
    )
      return element
  return document.scrollingElement
}

/** The field with its label above and what is wrong with it below. */
function edgesOf(field: HTMLInputElement) {
  const parts = [field, field.labels?.[0], ...described(field)].filter((part) => part instanceof Element)
  const boxes = parts.map((part) => part.getBoundingClientRect())
  return {
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

const described = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id))

/**
 * On a phone a message says what is wrong with a field and may lie over that very field: the page makes room for both,
 * and where it is at its top already, the message goes below the field.
 */
export function keepFieldClear(list: HTMLElement) {
  list.style.removeProperty('top')
  const field = document.activeElement
  if (!(isNarrow() && field?.matches('input, textarea, select'))) return
  const covered = () => {
    const { top, bottom } = list.getBoundingClientRect()
    const edges = edgesOf(field as HTMLInputElement)
    return edges.top < bottom + air && edges.bottom > top ? bottom + air - edges.top : 0
  }
  const hidden = covered()
  if (hidden === 0) return
  scrollerOf(field)?.scrollBy({ top: -hidden, behavior: 'instant' })
  if (covered() > 1) list.style.setProperty('top', `${edgesOf(field as HTMLInputElement).bottom + air}px`)
}
