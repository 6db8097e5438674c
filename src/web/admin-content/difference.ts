export type Piece = { readonly sign: 'same' | 'gone' | 'new'; readonly text: string }

type Step = { readonly one: number; readonly other: number }

/** What was added and removed between two texts in pieces; what both have keeps its place. */
export function differenceOf(before: readonly string[], after: readonly string[]): Piece[] {
  const lengths = commonLengths(before, after)
  const signAt = ({ one, other }: Step): Piece['sign'] => {
    if (before[one] === after[other]) return 'same'
    return lengthAt(lengths, one + 1, other) >= lengthAt(lengths, one, other + 1) ? 'gone' : 'new'
  }
  const pieces: Piece[] = []
  let step: Step = { one: 0, other: 0 }
  while (step.one < before.length && step.other < after.length) {
    const sign = signAt(step)
    pieces.push({ sign, text: (sign === 'new' ? after[step.other] : before[step.one]) ?? '' })
    step = nextStep(step, sign)
  }
  const rest = (sign: Piece['sign']) => (text: string) => ({ sign, text })
  return [...pieces, ...before.slice(step.one).map(rest('gone')), ...after.slice(step.other).map(rest('new'))]
}

const nextStep = ({ one, other }: Step, sign: Piece['sign']): Step => ({
  one: sign === 'new' ? one : one + 1,
  other: sign === 'gone' ? other : other + 1,
})

const lengthAt = (lengths: readonly (readonly number[])[], one: number, other: number) =>
  lengths[one]?.[other] ?? 0

/** How many pieces the rests from each place on have in common, in their order. */
function commonLengths(before: readonly string[], after: readonly string[]) {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const row = lengths[one] as number[]
      row[other] =
        before[one] === after[other]
          ? 1 + lengthAt(lengths, one + 1, other + 1)
          : Math.max(lengthAt(lengths, one + 1, other), lengthAt(lengths, one, other + 1))
    }
  return lengths
}
