type Typed = { name: string; texts: string[]; value: string; suggests: boolean; isDate: boolean }
export type Point = { x: number; y: number }

declare global {
  interface Window {
    firstPress?: {
      begin(field: number): Typed | null
      aim(turn: number): Point | null
      findings(): Promise<string[]>
      restore(field: number, value: string): void
      leave(): void
      atRest(): Promise<void>
    }
  }
}

type Watched = { steppers: string[]; known: string[]; route: string }

/** Runs in the page. Returns how many fields can be typed into that are not known yet, and their names. */
export function watchPresses({ steppers, known, route }: Watched) {
  type Action = { element: HTMLElement; x: number; y: number; isReady: boolean }
  const shown = (selector: string) => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    return [...(modal ?? document).querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        !element.closest('[inert], .Toastify') && element.checkVisibility({ visibilityProperty: true }),
    )
  }
  const odd = ['hidden', 'checkbox', 'radio', 'file', 'submit', 'button']
  const isField = (element: HTMLElement) =>
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
    !odd.includes(element.type) &&
    !element.disabled &&
    !element.readOnly
  const isNumber = ({ type, inputMode }: HTMLInputElement) =>
    type === 'number' || /numeric|decimal/.test(inputMode)
  const textsFor = (field: HTMLInputElement) =>
    field.type === 'date' ? ['01022026', '31129999'] : isNumber(field) ? ['-5', '1', '999999'] : ['a1']
  const nameOf = (element: HTMLElement) =>
    `${element.localName} '${(element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.getAttribute('name')) ?? '').replace(/\s+/g, ' ').slice(0, 50)}'`
  const isFrames = (element: HTMLElement) => !element.closest('main, dialog')
  /** Of the frame on any page, of a page or a dialog on its route. */
  const keyOf = (field: HTMLInputElement) => {
    const name = nameOf(field.labels?.[0] ?? field)
    if (isFrames(field)) return name
    return [route, field.closest('dialog')?.querySelector('h1, h2')?.textContent ?? '', name].join(' ')
  }
  const fields = (shown('input, textarea').filter(isField) as HTMLInputElement[]).filter(
    (field) => !known.includes(keyOf(field)),
  )
  const isReady = (element: HTMLElement) =>
    element.isConnected && !element.matches(':disabled, [aria-disabled=true], [aria-busy=true]')
  // These act before the click, and stop at their bounds.
  const isStepper = (element: HTMLElement) => steppers.includes(element.getAttribute('aria-label') ?? '')
  const hits = ({ element, x, y }: Action) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true)
  }

  // What the page does a moment after the typing, as searching for it, waits for the press: on a slow machine it would come before.
  const [later, cancel] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)]
  const leastPause = 100
  const pausedTimers = new Map<number, () => void>()
  const idsAfterwards = new Map<number, number>()
  let isHolding = false
  let lastPaused = 0
  window.setTimeout = ((run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) => {
    if (!isHolding || ms < leastPause) return later(run, ms, ...values)
    lastPaused -= 1
    pausedTimers.set(lastPaused, () => run(...values))
    return lastPaused
  }) as typeof window.setTimeout
  window.clearTimeout = (id) => {
    if (!pausedTimers.delete(Number(id))) cancel(idsAfterwards.get(Number(id)) ?? id)
  }
  const release = () => {
    isHolding = false
    for (const [id, run] of pausedTimers) idsAfterwards.set(id, later(run))
    pausedTimers.clear()
  }

  let actions: Action[] = []
  let pressed: Action | undefined
  let findings: string[] = []
  addEventListener(
    'mouseup',
    () => {
      for (const action of actions)
        if (!hits(action)) findings.push(`${nameOf(action.element)} has moved under the pointer`)
    },
    { capture: true },
  )
  // After the page has handled the field's blur, and before any handler of the action.
  document.addEventListener(
    'click',
    (event) => {
      if (!pressed) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const late = actions.filter((action) => action.isReady && !isReady(action.element))
      findings.push(...late.map(({ element }) => `${nameOf(element)} was not ready for its click`))
      const isHit = event.target instanceof Node && pressed.element.contains(event.target)
      if (!isHit) findings.push(`${nameOf(pressed.element)} got no click`)
      pressed = undefined
    },
    { capture: true },
  )

  window.firstPress = {
    begin(index) {
      const field = fields[index]
      if (!field?.isConnected) return null
      field.scrollIntoView({ block: 'center' })
      field.focus()
      const isDate = field.type === 'date'
      if (!isDate) field.select()
      const suggests = field.getAttribute('role') === 'combobox'
      isHolding = !suggests
      return {
        name: nameOf(field.labels?.[0] ?? field),
        texts: textsFor(field),
        value: field.value,
        isDate,
        suggests,
      }
    },
    aim(turn) {
      findings = []
      actions = shown('a[href], button, summary, label:has(input)')
        .map((element) => {
          const box = element.getBoundingClientRect()
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
          return { element, x, y, isReady: isReady(element) && !isStepper(element) }
        })
        .filter(hits)
      const apt = actions.filter((action) => action.isReady && action.element.localName !== 'label')
      pressed = apt[turn % apt.length]
      return pressed ? { x: pressed.x, y: pressed.y } : null
    },
    async findings() {
      // The click after a touch comes a little later, on a busy machine a little more.
      let isLost = false
      later(() => {
        isLost = true
      }, 20_000)
      while (pressed && !isLost) await new Promise((next) => setTimeout(next))
      release()
      return pressed ? [...findings, `${nameOf(pressed.element)} got no click`] : findings
    },
    restore(index, value) {
      const field = fields[index]
      if (!field) return
      // React listens to setters of the element's own class.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
    leave() {
      release()
      const field = document.activeElement as HTMLElement | null
      field?.blur()
    },
    async atRest() {
      release()
      const look = () =>
        shown('a[href], button, input')
          .map((element) => element.getBoundingClientRect())
          .map(({ x, y }) => `${x} ${y}`)
          .join()
      let before: string
      let frames = 0
      do {
        before = look()
        // While React still renders, the page is not idle.
        await new Promise((next) =>
          requestAnimationFrame(() => requestIdleCallback(next, { timeout: 1_000 })),
        )
        frames += 1
      } while (before !== look() && frames < 60)
    },
  }
  return { count: fields.length, names: fields.map(keyOf) }
}
