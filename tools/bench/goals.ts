/** A measured value and its upper limit. */
export type Figure = {
  readonly name: string
  readonly measured: number
  readonly limit: number
  readonly unit: string
}

/** A value that is not a number misses its limit. */
const isMet = ({ measured, limit }: Figure) => measured <= limit

const sentenceOf = ({ name, measured, limit, unit }: Figure) =>
  `${name}: ${measured.toFixed(1)} ${unit}, at most ${limit.toFixed(1)} wanted`

type Judgement = { readonly lines: readonly string[]; readonly exitCode: 0 | 1 }

/** Whether every value met its target: a run that missed one fails, so that no figure becomes outdated unnoticed. */
export function judge(figures: readonly Figure[]): Judgement {
  const missed = figures.filter((figure) => !isMet(figure))
  if (missed.length === 0) return { lines: [`${figures.length} targets, all met`], exitCode: 0 }
  return {
    lines: [
      `${missed.length} of ${figures.length} targets missed:`,
      ...missed.map((figure) => `  ${sentenceOf(figure)}`),
    ],
    exitCode: 1,
  }
}
