import { pressed } from '#web/api/pressed.ts'

type Left = Pick<FocusEvent, 'target' | 'relatedTarget'>

/** In ms: for longer nothing waits for a press. */
export const longestPress = 1_000
/** A hand that presses moves a little. */
const nearby = 10

/**
 * A press is one thing from its first touch to its click. What follows from leaving a field (a sentence, another price)
 * would move the page in between, and the click would miss its target. So the event of leaving a field is held back
 * until the click, and dispatched before it: the button finds everything settled. Answers of the server wait as well.
 */
export function keepPressesWhole() {
  let left: Left[] = []
  let isDown = false
  let letGo = () => {}

  const begin = () => {
    if (isDown) return
    isDown = true
    pressed.over = new Promise((resolve) => {
      letGo = resolve
      // A long press marks a text or moves something; no click follows it.
      setTimeout(resolve, longestPress)
    })
  }
  const hold = (event: FocusEvent) => {
    if (!isDown || !event.isTrusted) return
    event.stopImmediatePropagation()
    left.push({ target: event.target, relatedTarget: event.relatedTarget })
    // Styles of a focused field stay, too.
    if (isTyped(event.target)) document.documentElement.toggleAttribute('data-leaving', true)
  }
  const end = () => {
    isDown = false
    const press = left
    left = []
    document.documentElement.removeAttribute('data-leaving')
    letGo()
    pressed.over = undefined
    for (const { target, relatedTarget } of press)
      if (target !== document.activeElement)
        target?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true, relatedTarget }))
  }
  // A click follows in the same task, where there is one.
  const endSoon = () => setTimeout(end)

  const listen = (names: string[], hear: (event: Event) => void) => {
    for (const name of names) addEventListener(name, hear, { capture: true })
  }
  listen(['pointerdown', 'mousedown'], begin)
  listen(['focusout'], (event) => event instanceof FocusEvent && hold(event))
  listen(['pointerup', 'mouseup', 'pointercancel'], endSoon)
  // A box has changed before its click event; a render before React's handler would change it back.
  listen(['click'], ({ target }) => (isBox(actionAt(target)) ? endSoon() : end()))
  listen(['keydown'], end)
  keepMovedPressesWhole()
  keepDoublePressesWhole()
}

/** Something may still move the page during a press: the click goes to the element that was pressed. */
function keepMovedPressesWhole() {
  let begun: { action: Element | null; place: string; x: number; y: number } | undefined
  const begin = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    const action = actionAt(target)
    begun = { action, place: placeOf(action), x, y }
  }
  const end = (event: MouseEvent) => {
    const { action, place, x, y } = begun ?? {}
    begun = undefined
    if (!(event.isTrusted && action instanceof HTMLElement && action.isConnected)) return
    if (event.detail === 0 || actionAt(event.target) === action || placeOf(action) === place) return
    if (Math.hypot(event.clientX - Number(x), event.clientY - Number(y)) > nearby) return
    event.preventDefault()
    event.stopImmediatePropagation()
    action.click()
  }
  addEventListener('pointerdown', begin, { capture: true })
  addEventListener('click', end, { capture: true })
}

const placeOf = (element: Element | null) => {
  const { left, top } = element?.getBoundingClientRect() ?? {}
  return `${left} ${top}`
}

/** The second click of a double press must not hit what has moved under the pointer meanwhile. */
function keepDoublePressesWhole() {
  let last: Element | null = null
  const hear = (event: MouseEvent) => {
    const pressed = actionAt(event.target)
    if (event.detail > 1 && pressed !== null && pressed !== last) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else last = pressed
  }
  addEventListener('click', hear, { capture: true })
}

const isTyped = (target: EventTarget | null) =>
  target instanceof Element && target.matches('textarea, input:not([type="checkbox"], [type="radio"])')

const isBox = (action: Element | null) => action?.matches('[type="checkbox"], [type="radio"]') ?? false

function actionAt(target: EventTarget | null): Element | null {
  const control =
    target instanceof Element ? target.closest('a, button, input, label, select, summary') : null
  return control instanceof HTMLLabelElement ? control.control : control
}
