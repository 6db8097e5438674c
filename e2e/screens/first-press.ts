import type { CDPSession, Page, Request } from '@playwright/test'
import { uiTexts } from '#web/ui/ui-texts.ts'

type Typed = { name: string; texts: string[]; value: string; suggests: boolean }
type Point = { x: number; y: number }

declare global {
  interface Window {
    firstPress?: {
      begin(field: number): Typed | null
      aim(turn: number): Point | null
      findings(): string[]
      leave(): void
      atRest(): Promise<void>
    }
  }
}

/** Pressed with a finger on phones, with a mouse elsewhere. */
type Press = (point: Point) => Promise<void>

type Hand = {
  readonly by: 'mouse' | 'touch'
  /** Fields of the frame around the pages that were typed into already: they are the same on each. */
  readonly known: Set<string>
}

/**
 * Types into each field of the page, presses something at once, and says what the press did not reach: each action in
 * view must be where it was, and ready, when the click comes. No click gets further than that.
 */
export async function pressAfterTyping(page: Page, { by, known }: Hand): Promise<string[]> {
  const { count, names } = await page.evaluate(watchPresses, {
    steppers: [uiTexts.increase, uiTexts.decrease],
    known: [...known],
  })
  for (const name of names) known.add(name)
  if (count === 0) return []
  const press = by === 'mouse' ? withMouse(page) : await withFinger(page)
  const settled = followCalls(page)
  const findings: string[] = []
  for (let field = 0; field < count; field += 1)
    findings.push(...(await pressBeside(page, { field, press, settled })))
  return findings
}

/** Waits for what the page asks the server for, as a filter does that was left, and until what came stands still. */
function followCalls(page: Page) {
  const calls = new Set<Request>()
  page.on('request', (request) => request.resourceType() === 'fetch' && calls.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => calls.delete(request))
  const atRest = () => page.evaluate(() => window.firstPress?.atRest())
  return async () => {
    await atRest()
    if (calls.size === 0) return
    for (let tries = 0; calls.size > 0 && tries < 100; tries += 1) await page.waitForTimeout(20)
    await atRest()
  }
}

type Beside = { field: number; press: Press; settled: () => Promise<void> }

async function pressBeside(page: Page, beside: Beside): Promise<string[]> {
  const findings: string[] = []
  const typed = await begin(page, beside.field)
  for (const [turn, text] of (typed?.texts ?? []).entries()) {
    findings.push(...(await tryOnce(page, { ...beside, text, turn })))
    await beside.settled()
  }
  if (!(typed && (await begin(page, beside.field)))) return findings
  if (typed.value === '') await page.keyboard.press('Delete')
  else await page.keyboard.insertText(typed.value)
  // On phones the search lies over the screen until it is closed.
  if (typed.suggests) await page.keyboard.press('Escape')
  await page.evaluate(() => window.firstPress?.leave())
  await beside.settled()
  return findings
}

type Try = Beside & { text: string; turn: number }

async function tryOnce(page: Page, { field, text, turn, press }: Try): Promise<string[]> {
  const typed = await begin(page, field)
  if (!typed) return []
  await page.keyboard.insertText(text)
  // Suggestions come by themselves, a moment later.
  if (typed.suggests)
    await page
      .getByRole('option')
      .first()
      .waitFor({ timeout: 1_000 })
      .catch(() => {})
  const point = await page.evaluate((at) => window.firstPress?.aim(at) ?? null, field + turn)
  if (!point) return []
  await press(point)
  const findings = await page.evaluate(() => window.firstPress?.findings() ?? ['The page went away'])
  return findings.map((finding) => `after '${text}' in ${typed.name}: ${finding}`)
}

const begin = (page: Page, field: number) =>
  page.evaluate((at) => window.firstPress?.begin(at) ?? null, field)

const withMouse =
  (page: Page): Press =>
  async ({ x, y }) => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.up()
  }

/** In ms, and more than any browser waits for the second half. */
const doublePress = 700

async function withFinger(page: Page): Promise<Press> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  let last = { x: 0, y: 0, at: 0 }
  return async (point) => {
    // Two touches of one place within a moment are a double press, which nobody means who types in between.
    const isNear = Math.hypot(point.x - last.x, point.y - last.y) < 50
    if (isNear && Date.now() - last.at < doublePress) await page.waitForTimeout(doublePress)
    last = { ...point, at: Date.now() }
    await touch('touchStart', [point])
    await touch('touchEnd', [])
    // The click of a finger comes a little later.
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))))
  }
}

type Watched = { steppers: string[]; known: string[] }

/** Runs in the page. Answers how many fields there are to type into, and which of them belong to the frame. */
function watchPresses({ steppers, known }: Watched) {
  type Action = { element: HTMLElement; x: number; y: number; isReady: boolean }
  const shown = (selector: string) => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    return [...(modal ?? document).querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        !element.closest('[inert], .Toastify') && element.checkVisibility({ visibilityProperty: true }),
    )
  }
  const odd = ['hidden', 'checkbox', 'radio', 'file', 'date', 'submit', 'button']
  const isField = (element: HTMLElement) =>
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
    !odd.includes(element.type) &&
    !element.disabled &&
    !element.readOnly
  const nameOf = (element: HTMLElement) =>
    `${element.localName} '${(element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.getAttribute('name')) ?? '').replace(/\s+/g, ' ').slice(0, 50)}'`
  const isFrames = (element: HTMLElement) => !element.closest('main, dialog')
  const fields = (shown('input, textarea').filter(isField) as HTMLInputElement[]).filter(
    (field) => !(isFrames(field) && known.includes(nameOf(field))),
  )
  const isReady = (element: HTMLElement) =>
    element.isConnected && !element.matches(':disabled, [aria-disabled=true], [aria-busy=true]')
  // They act before the click, and stop at their bounds.
  const isStepper = (element: HTMLElement) => steppers.includes(element.getAttribute('aria-label') ?? '')
  const hits = ({ element, x, y }: Action) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true)
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
  // Once the page has settled what follows from leaving the field, and before any action hears of it.
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
    begin(at) {
      const field = fields[at]
      if (!field?.isConnected) return null
      field.scrollIntoView({ block: 'center' })
      field.focus()
      field.select()
      const isNumber = field.type === 'number' || /numeric|decimal/.test(field.inputMode)
      return {
        name: nameOf(field.labels?.[0] ?? field),
        texts: isNumber ? ['-5', '1', '999999'] : ['a1'],
        value: field.value,
        suggests: field.getAttribute('role') === 'combobox',
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
    findings: () => (pressed ? [...findings, `${nameOf(pressed.element)} got no click`] : findings),
    leave: () => (document.activeElement as HTMLElement | null)?.blur(),
    async atRest() {
      const look = () =>
        shown('a[href], button, input')
          .map((element) => element.getBoundingClientRect())
          .map(({ x, y }) => `${x} ${y}`)
          .join()
      let before: string
      let frames = 0
      do {
        before = look()
        // What React still draws keeps the page from being idle.
        await new Promise((next) =>
          requestAnimationFrame(() => requestIdleCallback(next, { timeout: 1_000 })),
        )
        frames += 1
      } while (before !== look() && frames < 60)
    },
  }
  return { count: fields.length, names: fields.filter(isFrames).map(nameOf) }
}
