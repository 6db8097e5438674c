import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { type Engine, type Point, pressAt, typing } from './engine.ts'

/** In ms. What follows sooner at the same place is the second half of a double press, of which a page takes one. */
const doublePress = 700

/** A person at one of the browsers, who presses and types where they read a name. */
export function visitorAt(engine: Engine, baseURL: string) {
  async function press(name: string) {
    let place: Point | null = null
    const find = async () => {
      place = await engine.run(middleOf, name)
      return place !== null
    }
    await expect.poll(find, { message: `'${name}' can be pressed` }).toBe(true)
    await engine.act([pressAt(place ?? { x: 0, y: 0 })])
    await wait(doublePress)
  }
  return {
    open: (path: string) => engine.open(new URL(path, baseURL).href),
    press,
    /** Types into an empty field. */
    type: async (label: string, text: string) => {
      await press(label)
      await engine.act([typing(text)])
    },
    sees: (text: string) =>
      expect.poll(() => engine.run(visibleText), { message: `'${text}' is seen` }).toContain(text),
    comesTo: (path: string) =>
      expect.poll(() => engine.run(currentPath), { message: 'the path' }).toMatch(new RegExp(`^${path}`)),
    /** Of the dialog on top, and of what scrolls in it, in px. */
    heightsOfDialog: () => engine.run(heightsOfDialog),
    hasFocusOn: (name: string) =>
      expect.poll(() => engine.run(nameOfFocus), { message: 'what has the focus' }).toContain(name),
  }
}

/** Runs in the page. The middle of what begins with this name, at rest and with nothing over it. */
async function middleOf(name: string): Promise<Point | null> {
  const part = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  const nameOf = (element: HTMLElement & { labels?: NodeListOf<HTMLLabelElement> | null }) =>
    element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText
  const isNamed = (element: HTMLElement) => nameOf(element).replace(/\s+/g, ' ').trim().startsWith(name)
  const kinds = 'button, a[href], input, textarea, select, summary, [role=option]'
  for (const element of part.querySelectorAll<HTMLElement>(kinds)) {
    if (element.getClientRects().length === 0 || !isNamed(element)) continue
    if (element.matches(':disabled, [aria-disabled=true]')) continue
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const before = element.getBoundingClientRect()
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    if (left === before.left && top === before.top && hit && element.contains(hit)) return { x, y }
  }
  return null
}

/** Runs in the page. */
const currentPath = () => location.pathname

/** Runs in the page. */
const visibleText = () => document.body.innerText

/** Runs in the page. */
function heightsOfDialog() {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const inner = [...(dialog?.querySelectorAll(':not(textarea)') ?? [])].filter(
    (part) => getComputedStyle(part).overflowY === 'auto',
  )
  return [dialog, ...inner].map((part) => part?.getBoundingClientRect().height ?? 0)
}

/** Runs in the page. */
function nameOfFocus() {
  const element = document.activeElement as HTMLElement | null
  return element?.getAttribute('aria-label') ?? element?.innerText ?? ''
}
