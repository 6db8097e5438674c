type EarlyPress = { element: HTMLElement; value?: string; since: number }

declare global {
  interface Window {
    /** What was typed and pressed before its part of the page could hear it (`early-script.ts`). */
    pressedEarly?: EarlyPress[]
  }
}

/** After this time a press surprises more than it helps. */
const longestWait = 10_000
const nextLook = 50

/** React marks what it has made its own so (React 19.3); `presses.spec.ts` fails when it does not. */
const isAlive = (element: HTMLElement) => Object.keys(element).some((key) => key.startsWith('__reactProps'))

/** Gives to the page, as soon as it hears, what people typed and pressed before. */
export function heedEarlyPresses() {
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
  if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')) {
    // React compares with what was assigned last, and hears of nothing that is the same.
    element.checked = !element.checked
    element.click()
  } else if (element instanceof HTMLInputElement) retype(element, HTMLInputElement.prototype, value)
  else if (element instanceof HTMLTextAreaElement) retype(element, HTMLTextAreaElement.prototype, value)
  else if (element instanceof HTMLSelectElement) element.dispatchEvent(new Event('change', { bubbles: true }))
  else element.click()
}

type Typed = HTMLInputElement | HTMLTextAreaElement

/** The assignment that React watches comes first, the one that it does not see second: so it finds a change. */
function retype(field: Typed, kind: Typed, value = '') {
  const typed = field.value || value
  field.value = ''
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
