import type { CDPSession, Page, Request } from '@playwright/test'
import { uiTexts } from '#web/ui/ui-texts.ts'
import { type Point, watchPresses } from './press-watch.ts'

/** By touch on phones, by mouse elsewhere. */
type Pointer = {
  /**
   * Waits until a press at this point is no second half of a double press. Called before the typing, since the press
   * follows that at once.
   */
  readonly free: (point: Point) => Promise<void>
  readonly press: (point: Point) => Promise<void>
}

type Hand = {
  readonly by: 'mouse' | 'touch'
  /** Fields of the frame, which were typed into on an earlier page. */
  readonly known: Set<string>
}

/**
 * Types into each field of the page, presses an action at once, and returns the presses that failed: each action in
 * view must be in its place, and ready, when the click arrives. The click itself is stopped there.
 */
export async function pressAfterTyping(page: Page, { by, known }: Hand): Promise<string[]> {
  const { count, names } = await page.evaluate(watchPresses, {
    steppers: [uiTexts.increase, uiTexts.decrease],
    known: [...known],
  })
  for (const name of names) known.add(name)
  if (count === 0) return []
  const pointer = by === 'mouse' ? withMouse(page) : await withFinger(page)
  const settled = followCalls(page)
  const findings: string[] = []
  for (let field = 0; field < count; field += 1)
    findings.push(...(await pressBeside(page, { field, pointer, settled })))
  return findings
}

/** Waits for the page's requests, as of a filter that lost the focus, and until their results stand still. */
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

type Beside = { field: number; pointer: Pointer; settled: () => Promise<void> }

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

async function tryOnce(page: Page, { field, text, turn, pointer }: Try): Promise<string[]> {
  const typed = await begin(page, field)
  if (!typed) return []
  const aim = () => page.evaluate((index) => window.firstPress?.aim(index) ?? null, field + turn)
  const likely = await aim()
  if (likely) await pointer.free(likely)
  // A date has a field for each part, which takes keys only.
  await (typed.isDate ? page.keyboard.type(text) : page.keyboard.insertText(text))
  // Suggestions appear by themselves a moment later.
  if (typed.suggests)
    await page
      .getByRole('option')
      .first()
      .waitFor({ timeout: 1_000 })
      .catch(() => {})
  const point = await aim()
  if (!point) return []
  await pointer.press(point)
  const findings = await page.evaluate(() => window.firstPress?.findings() ?? ['The page went away'])
  return findings.map((finding) => `after '${text}' in ${typed.name}: ${finding}`)
}

const begin = (page: Page, field: number) =>
  page.evaluate((index) => window.firstPress?.begin(index) ?? null, field)

const withMouse = (page: Page): Pointer => ({
  free: async () => {},
  async press({ x, y }) {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.up()
  },
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
    if (isNear && Date.now() - last.at < doublePress) await page.waitForTimeout(doublePress)
  }
  const press = async (point: Point) => {
    await free(point)
    last = { ...point, at: Date.now() }
    await touch('touchStart', [point])
    await touch('touchEnd', [])
  }
  return { free, press }
}
