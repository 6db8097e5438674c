import type { Measures } from './paint.ts'

const limits = { lcp: 2_200, cls: 0.05, inp: 200 } as const
type Measure = keyof typeof limits

export type Verdict = { readonly isGood: boolean; readonly line: string }

/** The median of several opens. A missing measurement is not good: nothing was painted, or nothing pressed. */
export function judge(name: string, seen: readonly Measures[]): Verdict {
  const parts = (Object.keys(limits) as Measure[]).map((measure) => {
    const value = middle(seen.map((each) => each[measure]))
    const isMet = value !== undefined && value <= limits[measure]
    return { isMet, text: `${isMet ? ' ' : '✗'} ${measure.toUpperCase()} ${shown(measure, value)}` }
  })
  return {
    isGood: parts.every(({ isMet }) => isMet),
    line: `${name.padEnd(20)} ${parts.map(({ text }) => text).join('  ')}`,
  }
}

/** None if one of them is missing: three opens must agree. */
function middle(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length === values.length ? known.toSorted((a, b) => a - b)[known.length >> 1] : undefined
}

function shown(measure: Measure, value: number | undefined): string {
  if (value === undefined) return 'was not measured'
  return measure === 'cls'
    ? `${value.toFixed(3)} of ${limits.cls}`
    : `${String(Math.round(value)).padStart(4)} of ${limits[measure]} ms`
}
