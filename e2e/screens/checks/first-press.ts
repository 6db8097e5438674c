import { type CDPSession, expect, type Page } from '@playwright/test'
import { uiTexts } from '#web/ui/ui-texts.ts'
import { withMarks } from '../../../scripts/languages/pseudo.ts'
import { type Point, watchPresses } from './press-watch.ts'
import type { Traffic } from './traffic.ts'

const steppers = [uiTexts.increase, uiTexts.decrease].flatMap((name) => [name, `${withMarks(name)}`])

/** By touch on phones, by mouse elsewhere. */
type Pointer = {
  /**
   * Waits until a press at this point is no second half of a double press. Called before the typing, since the press
   * follows that at once.
   */
  readonly free: (point: Point) => Promise<void>
  readonly press: (point: Point) => Promise<void>
  readonly leave: () => Promise<void>
}

type Hand = {
  readonly by: 'mouse' | 'touch'
  /** Fields that were typed into before: of the frame on any page, others on the same route. */
  readonly known: Set<string>
  readonly route: string
  readonly traffic: Traffic
}

/**
 * Types into each field of the page, presses an action at once, and returns the presses that failed: each action in
 * view must be in its place, and ready, when the click arrives. The click itself is stopped there.
 */
export async function pressAfterTyping(page: Page, { by, known, route, traffic }: Hand): Promise<string[]> {
  const { count, names } = await page.evaluate(watchPresses, {
    steppers,
    known: [...known],
    route,
  })
  for (const name of names) known.add(name)
  if (count === 0) return []
  const pointer = by === 'mouse' ? withMouse(page) : await withFinger(page)
  // As of a filter that lost the focus; then until its results stand still.
  const settled = async () => {
    await page.evaluate(() => window.firstPress?.atRest())
    if (await traffic.answered()) await page.evaluate(() => window.firstPress?.atRest())
  }
  const findings: string[] = []
  for (let field = 0; field < count; field += 1)
    findings.push(...(await pressBeside(page, { field, pointer, settled, quiet: traffic.quiet })))
  await pointer.leave()
  return findings
}

type Wait = () => Promise<void>
type Beside = { field: number; pointer: Pointer; settled: Wait; quiet: Wait }

async function pressBeside(page: Page, beside: Beside): Promise<string[]> {
  const findings: string[] = []
  const typed = await begin(page, beside.field)
  for (const [turn, text] of (typed?.texts ?? []).entries()) {
    findings.push(...(await tryOnce(page, { ...beside, text, turn })))
    await beside.settled()
  }
  if (!(typed && (await begin(page, beside.field)))) return findings
  if (typed.isDate)
    await page.evaluate(([index, value]) => window.firstPress?.restore(index, value), [
      beside.field,
      typed.value,
    ] as const)
  else if (typed.value === '') await page.keyboard.press('Delete')
  else await page.keyboard.insertText(typed.value)
  // On phones the search covers the screen until it is closed.
  if (typed.suggests) await page.keyboard.press('Escape')
  await page.evaluate(() => window.firstPress?.leave())
  await beside.settled()
  return findings
}

type Try = Beside & { text: string; turn: number }

async function tryOnce(page: Page, { field, text, turn, pointer, quiet }: Try): Promise<string[]> {
  const typed = await begin(page, field)
  if (!typed) return []
  const aim = () => page.evaluate((index) => window.firstPress?.aim(index) ?? null, field + turn)
  const likely = await aim()
  if (likely) await pointer.free(likely)
  // A date has a field for each part, which takes keys only.
  await (typed.isDate ? page.keyboard.type(text) : page.keyboard.insertText(text))
  // Suggestions appear by themselves a moment later; on phones they fill the screen.
  if (typed.suggests) {
    await expect
      .poll(() => page.evaluate(areSuggestionsOpen), {
        message: `suggestions of ${typed.name} after '${text}'`,
      })
      .toBe(true)
    await quiet()
  }
  const point = await aim()
  if (!point) return []
  await pointer.press(point)
  const findings = await page.evaluate(() => window.firstPress?.findings() ?? ['The page went away'])
  return findings.map((finding) => `after '${text}' in ${typed.name}: ${finding}`)
}

/** Runs in the page. */
const areSuggestionsOpen = () => Boolean(document.activeElement?.closest('[data-open]'))

const begin = (page: Page, field: number) =>
  page.evaluate((index) => window.firstPress?.begin(index) ?? null, field)

const withMouse = (page: Page): Pointer => ({
  free: async () => {},
  async press({ x, y }) {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.up()
  },
  leave: async () => {},
})

/** In ms, longer than any browser waits for the second tap. */
const doublePress = 700

async function withFinger(page: Page): Promise<Pointer> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  let last = { x: 0, y: 0, at: 0 }
  // Two quick taps at one place are a double tap, which nobody intends who types in between.
  const free = async (point: Point) => {
    const isNear = Math.hypot(point.x - last.x, point.y - last.y) < 50
    const left = last.at + doublePress - Date.now()
    if (isNear && left > 0) await page.waitForTimeout(left)
  }
  const press = async (point: Point) => {
    await free(point)
    last = { ...point, at: Date.now() }
    await touch('touchStart', [point])
    await touch('touchEnd', [])
  }
  return { free, press, leave: () => session.detach() }
}
