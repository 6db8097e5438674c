/** One browser with one page, seen through what WebDriver and WebDriver BiDi have in common (w3.org/TR/webdriver2). */
export type Engine = {
  /** Loads an address, and waits for its scripts. */
  readonly open: (url: string) => Promise<void>
  /** Runs in the page; what it takes and answers is JSON. */
  readonly run: <Values extends unknown[], Answer>(
    work: (...values: Values) => Answer | Promise<Answer>,
    ...values: Values
  ) => Promise<Answer>
  readonly act: (actions: readonly InputActions[]) => Promise<void>
  /** What is seen, as a PNG. */
  readonly picture: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

export type InputActions = {
  readonly type: 'pointer' | 'key'
  readonly id: string
  readonly parameters?: { readonly pointerType: 'mouse' }
  readonly actions: readonly Record<string, string | number>[]
}

/** Of a window, in CSS px. */
export type Size = { readonly width: number; readonly height: number }

/** In CSS px of the viewport. */
export type Point = { readonly x: number; readonly y: number }

export const pressAt = ({ x, y }: Point): InputActions => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

export const typing = (text: string): InputActions => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})

/** The text of a function that takes the values as one text of JSON, and answers one. */
export const asJson = (work: (...values: never[]) => unknown) =>
  `async (json) => JSON.stringify((await (${work})(...JSON.parse(json))) ?? null)`
