type EarlyPress = { element: HTMLElement; value?: string; since: number }

declare global {
  interface Window {
    /** What was typed and pressed before its part of the page was hydrated (`early-script.ts`). */
    pressedEarly?: EarlyPress[]
  }
}

/** An older press would surprise its person. */
const longestWait = 10_000
const nextLook = 50

/** React marks the elements that it has hydrated like this (19.3); `presses.spec.ts` fails when it no longer does. */
const isAlive = (element: HTMLElement) => Object.keys(element).some((key) => key.startsWith('__reactProps'))

/** Replays what people typed and pressed before the page was hydrated. */
export function replayEarlyPresses() {
  let isLooking = false
  const look = () => {
    const all = window.pressedEarly ?? []
    const isReady = ({ element }: EarlyPress) => isAlive(element)
    window.pressedEarly = all.filter((press) => !isReady(press) && isWorthwhile(press))
    isLooking = window.pressedEarly.length > 0
    if (isLooking) setTimeout(look, nextLook)
    for (const press of all.filter(isReady)) if (isWorthwhile(press)) give(press)
  }
  addEventListener('pressedearly', () => {
    if (!isLooking) look()
  })
  look()
}

const isWorthwhile = ({ element, since }: EarlyPress) =>
  element.isConnected && Date.now() - since < longestWait

function give({ element, value }: EarlyPress) {
  // React may be in the middle of hydrating it, and would take what is done here for what stood there before. An event
  // that somebody can mean makes it finish first; to this one nothing listens.
  element.dispatchEvent(new Event('keyup', { bubbles: true }))
  if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')) {
    // React compares with the value assigned last and ignores an equal one: turned here, the click turns it back.
    element.checked = !element.checked
    element.click()
  } else if (element instanceof HTMLInputElement) retype(element, HTMLInputElement.prototype, value)
  else if (element instanceof HTMLTextAreaElement) retype(element, HTMLTextAreaElement.prototype, value)
  else if (element instanceof HTMLSelectElement) element.dispatchEvent(new Event('change', { bubbles: true }))
  else element.click()
}

type Typed = HTMLInputElement | HTMLTextAreaElement

/** React tracks its own setter: blank goes through that, the text past it, and so React sees a change. */
function retype(field: Typed, kind: Typed, value = '') {
  const typed = field.value || value
  field.value = ''
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
