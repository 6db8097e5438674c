import { arabic, latin, type Piece, piecesOf } from './scripts.ts'
import { hasLetter } from './shape.ts'

/** Pieces from left to right, and what they say in the order of reading, where the two differ. */
export type Run = { readonly pieces: readonly Piece[]; readonly reading?: string }

type Kind = 'right' | 'number' | 'left' | 'neutral'
type Sign = { readonly letter: string; readonly script: string; readonly kind: Kind }

/** Figures are read from left to right among letters that are not. */
const figures = /[\d\u0660-\u0669\u06f0-\u06f9]/
const withinFigures = /[.,:/-]/

/**
 * A line of a paper, which is read from left to right, with what is written from right to left in its order: of the
 * Unicode Bidirectional Algorithm what names and addresses need. A figure keeps its separators.
 */
export function runsOf(text: string): readonly Run[] {
  const pieces = piecesOf(text)
  if (!pieces.some(({ script }) => script === arabic)) return pieces.map(runOf)
  const signs = signsOf(pieces)
  const runs: Run[] = []
  let start = 0
  while (start < signs.length) {
    const isRight = signs[start]?.kind === 'right'
    const end = isRight ? endOfRight(signs, start) : endOfLeft(signs, start)
    const part = signs.slice(start, end)
    runs.push(...(isRight ? [rightToLeft(part)] : grouped(part, isSameFont).map(runOf)))
    start = end
  }
  return runs
}

// Shaped letters stand in another order than they are read.
const runOf = (piece: Piece): Run =>
  piece.script === latin ? { pieces: [piece] } : { pieces: [piece], reading: piece.text }

function signsOf(pieces: readonly Piece[]): readonly Sign[] {
  const letters = pieces.flatMap(({ script, text }) => [...text].map((letter) => ({ letter, script })))
  return letters.map((sign, place) => {
    const isWithin =
      figures.test(letters[place - 1]?.letter ?? '') && figures.test(letters[place + 1]?.letter ?? '')
    return { ...sign, kind: isWithin && withinFigures.test(sign.letter) ? 'number' : kindOf(sign) }
  })
}

function kindOf({ letter, script }: Pick<Sign, 'letter' | 'script'>): Kind {
  if (figures.test(letter)) return 'number'
  if (script === arabic) return 'right'
  return script !== latin || /[\p{L}\p{M}]/u.test(letter) ? 'left' : 'neutral'
}

/** After its last letter or figure; what stands before Latin or at the end belongs to the line. */
function endOfRight(signs: readonly Sign[], from: number) {
  let end = from
  for (let place = from; place < signs.length && signs[place]?.kind !== 'left'; place += 1)
    if (signs[place]?.kind !== 'neutral') end = place + 1
  return end
}

function endOfLeft(signs: readonly Sign[], from: number) {
  const end = signs.findIndex(({ kind }, place) => place > from && kind === 'right')
  return end === -1 ? signs.length : end
}

function rightToLeft(signs: readonly Sign[]): Run {
  const set = signs.map((sign) => ({
    ...sign,
    // Signs between its letters are of its font, so that words are one piece, and brackets are turned round.
    script: sign.kind === 'neutral' && hasLetter(arabic, sign.letter) ? arabic : sign.script,
  }))
  return { pieces: grouped(set, isSameWay).toReversed(), reading: signs.map(({ letter }) => letter).join('') }
}

type Alike = (one: Sign, other: Sign) => boolean
const isSameFont: Alike = (one, other) => one.script === other.script
/** Figures stand alone. */
const isSameWay: Alike = (one, other) =>
  isSameFont(one, other) && (one.kind === 'number') === (other.kind === 'number')

function grouped(signs: readonly Sign[], isAlike: Alike): readonly Piece[] {
  const groups: Sign[][] = []
  for (const sign of signs) {
    const last = groups.at(-1)
    if (last?.[0] && isAlike(last[0], sign)) last.push(sign)
    else groups.push([sign])
  }
  return groups.map((group) => ({
    script: group[0]?.script ?? latin,
    text: group.map(({ letter }) => letter).join(''),
  }))
}
