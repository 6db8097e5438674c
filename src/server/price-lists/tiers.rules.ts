import { isGap, unitsIn } from './gaps.rules.ts'
import type { Token } from './tokens.rules.ts'

export type ReadTier = { readonly price: number; readonly min: number; readonly max: number | null }

/** The prices of a line, where they begin, and how sure that is. */
export type PricePart = {
  readonly tiers: readonly ReadTier[]
  readonly start: number
  readonly piece: string
  readonly units: readonly string[]
  readonly isSure: boolean
}

/** The longest end of a line that reads as prices with their quantities. Undefined where there is none. */
export function readPrices(line: string, tokens: readonly Token[]): PricePart | undefined {
  const last = tokens.at(-1)
  if (!(last && isGap(line.slice(last.end)))) return undefined
  const chain = chainOf(line, tokens)
  for (let from = 0; from < chain.length; from += 1) {
    const part = chain.slice(from)
    const tiers = tiersOf(part, line)
    const [first] = part
    if (tiers && first) return { tiers, start: first.start, ...aboutOf(line, part) }
  }
  return undefined
}

/** Numbers at the end with nothing but signs and units between them. */
function chainOf(line: string, tokens: readonly Token[]): readonly Token[] {
  let from = tokens.length - 1
  while (from > 0 && isGap(line.slice(tokens[from - 1]?.end, tokens[from]?.start))) from -= 1
  return tokens.slice(Math.max(from, tokens.length - 16))
}

function aboutOf(line: string, part: readonly Token[]) {
  const [first] = part
  const start = first?.start ?? 0
  const piece = line.slice(start).trim()
  const before = line.slice(0, start)
  const isSure =
    part.some(({ isMoney }) => isMoney) ||
    /[-–—:=@→.] ?$|\/$/.test(before.trimEnd()) ||
    /\d ?\/ ?\p{L}/u.test(piece)
  // A unit stands between or behind the prices; the L of '₹1.2L' is a part of one.
  const gaps = part.map(({ end }, place) => line.slice(end, part[place + 1]?.start))
  return { piece, units: unitsIn(gaps.join(' ')), isSure }
}

function tiersOf(numbers: readonly Token[], line: string): readonly ReadTier[] | undefined {
  const part = withCounts(numbers, line)
  const kinds = part.map(({ kind }) => (kind === 'price' ? 'P' : 'Q')).join('')
  if (kinds === 'P') return [{ price: part[0]?.value ?? 0, min: 1, max: null }]
  const pairs = pairsOf(kinds, part, line)
  return pairs && inOrder(pairs)
}

/** '10 pcs 48, 100 pcs 44': numbers with a unit before each price count pieces. */
function withCounts(part: readonly Token[], line: string): readonly Token[] {
  if (part.length < 4 || part.some(({ kind }) => kind === 'quantity')) return part
  const first = part.length % 2
  const isCount = (place: number) => place >= first && (place - first) % 2 === 0
  const isCounted = ({ isMoney, value, end }: Token, place: number) =>
    !isMoney && Number.isInteger(value) && unitsIn(line.slice(end, part[place + 1]?.start)).length > 0
  if (!part.every((token, place) => !isCount(place) || isCounted(token, place))) return part
  return part.map((token, place) => (isCount(place) ? { ...token, kind: 'quantity' as const } : token))
}

type Pair = {
  readonly price: number
  readonly min: number
  readonly upTo: number | null
  readonly isBase: boolean
}

function pairsOf(kinds: string, part: readonly Token[], line: string): readonly Pair[] | undefined {
  if (/^(QP)+$/.test(kinds)) return isQuantity(part, line) ? zip(part, 1, 0) : undefined
  if (isApart(part, line)) return undefined
  if (/^(PQ)+$/.test(kinds)) return zip(part, 0, 1)
  if (/^P(QP)+$/.test(kinds)) return withBase(part[0], zip(part.slice(1), 1, 0))
  if (/^PPQ$/.test(kinds)) return withBase(part[0], zip(part.slice(1), 0, 1))
  return undefined
}

/** A first price that a colon or dash parts from the quantities belongs to the name: 'Airdopes 141 : 10+ 940'. */
function isApart(part: readonly Token[], line: string) {
  const [first, second] = part
  if (!(first && second) || first.isMoney) return false
  return /[:=@–—]| -/.test(line.slice(first.end, second.start))
}

/** A single range without a unit is a size: 'chappal 6-10 68'; but '50-99: 45' is a slab. */
const isQuantity = (part: readonly Token[], line: string) => {
  const [first, second] = part
  if (part.length > 2 || !first || !second || first.upTo === null) return true
  const between = line.slice(first.end, second.start)
  return unitsIn(between).length > 0 || (/[:@=]/.test(between) && isSlab(first.value, first.upTo))
}

/** As slabs begin and end; sizes of clothes and shoes do not. */
const isSlab = (from: number, upTo: number) =>
  from >= 50 || ((from === 1 || from % 5 === 0) && upTo % 10 === 9 && upTo > from)

function zip(part: readonly Token[], price: 0 | 1, quantity: 0 | 1): readonly Pair[] {
  return Array.from({ length: part.length / 2 }, (_, place) => {
    const [one, other] = [part[place * 2 + price], part[place * 2 + quantity]]
    return { price: one?.value ?? 0, min: other?.value ?? 1, upTo: other?.upTo ?? null, isBase: false }
  })
}

const withBase = (base: Token | undefined, pairs: readonly Pair[]): readonly Pair[] => [
  { price: base?.value ?? 0, min: 1, upTo: null, isBase: true },
  ...pairs,
]

/** Quantities that rise and do not overlap; an open one ends where the next begins. */
function inOrder(pairs: readonly Pair[]): readonly ReadTier[] | undefined {
  const tiers = pairs.map(({ price, min, upTo }, place) => {
    const next = pairs[place + 1]
    return { price, min, max: upTo ?? (next ? next.min - 1 : null) }
  })
  const isRising = tiers.every(({ min, max }, place) => {
    const next = tiers[place + 1]
    return (max === null || max >= min) && (!next || (max !== null && max < next.min))
  })
  return isRising ? tiers : undefined
}
