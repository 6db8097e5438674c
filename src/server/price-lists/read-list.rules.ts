import { slugOf } from '#contract/products/present-categories.ts'
import { brandIn } from './brands.rules.ts'
import { cleanLine, isNoise, withoutNumbers, withoutPhone } from './clean-line.rules.ts'
import { guessCategory } from './guess-category.rules.ts'
import { type Line, readLine } from './read-line.rules.ts'
import type { TaxMark } from './tax-mark.rules.ts'
import type { ReadTier } from './tiers.rules.ts'
import { isMeasured, isPack, unitOf } from './units.rules.ts'

type Confidence = 'sure' | 'likely' | 'unsure'

/** A cell, how sure it is, and the piece of the text that it came from; no piece where nothing says it. */
type Cell<Value> = { readonly value: Value; readonly confidence: Confidence; readonly piece: string }

export type ListRow = {
  /** Of the text, from 1. */
  readonly line: number
  readonly source: string
  readonly name: Cell<string>
  /** No price: the list says so, or it is not for one piece. */
  readonly prices: Cell<readonly ReadTier[]>
  readonly unit: Cell<string>
  readonly tax: Cell<Pick<TaxMark, 'how' | 'percent'>> | undefined
  readonly brand: Cell<string> | undefined
  /** A slug. */
  readonly category: Cell<string> | undefined
  readonly code: Cell<string> | undefined
}

/** What a head says of the lines below it. */
type Head = {
  readonly text: string
  readonly brand: string | undefined
  readonly category: string | undefined
  readonly unit: string | undefined
  readonly tax: TaxMark | undefined
}

type Item = Extract<Line, { kind: 'item' }>
type Draft = {
  readonly line: number
  readonly source: string
  readonly item: Item
  readonly head: Head | undefined
}

type State = {
  readonly drafts: Draft[]
  head: Head | undefined
  /** A line of text that no line has followed yet: a head, or the name of the price below it. */
  waiting:
    | {
        readonly text: string
        readonly line: number
        readonly source: string
        readonly before: Head | undefined
      }
    | undefined
  /** What lines say of the whole list. */
  tax: TaxMark | undefined
  unit: string | undefined
}

/** The rows of a price list as people paste it from a chat. What is no product is left out; nothing is guessed in silence. */
export function readList(text: string): readonly ListRow[] {
  const raw = text.split(/\r\n|[\n\r\u2028\u2029]/)
  const lines = withoutNumbers(raw.map(cleanLine))
  const state: State = { drafts: [], head: undefined, waiting: undefined, tax: undefined, unit: undefined }
  for (const [place, line] of lines.entries())
    if (line !== '') readInto(state, { line, number: place + 1, source: (raw[place] ?? '').trim() })
  return state.drafts.map((draft) => rowOf(draft, state))
}

type Place = { readonly line: string; readonly number: number; readonly source: string }

function readInto(state: State, { line: typed, number, source }: Place) {
  const line = withoutPhone(typed)
  if (isNoise(line)) return
  const read = readLine(line)
  if (read.kind === 'text') return takeText(state, read, { line: number, source })
  if (read.name === '' || isUnits(read.name)) takeBare(state, read, { line: number, source })
  else state.drafts.push({ line: number, source, item: read, head: state.head })
  state.waiting = undefined
}

type Text = Extract<Line, { kind: 'text' }>
type Origin = { readonly line: number; readonly source: string }

function takeText(state: State, { text, tax, unit }: Text, origin: Origin) {
  const isOfAll =
    /^(?:all |net |rates?|prices?|tax|\W)*$/i.test(text) || (tax !== undefined && !brandIn(text))
  if (tax && (isOfAll || state.drafts.length > 0)) state.tax ??= tax
  if (/^(?:per|प्रति) /i.test(text)) state.unit ??= unit
  if (text === '' || isOfAll) return
  state.waiting = { text, ...origin, before: state.head }
  state.head = headOf(text, unit, tax)
}

const headOf = (text: string, unit: string | undefined, tax: TaxMark | undefined): Head => ({
  text: headWords(text),
  brand: brandIn(text),
  category: categoryOf(text),
  unit,
  tax,
})

const headWords = (text: string) =>
  text
    .replace(
      /\b(?:rates?|rate list|price ?list|list|new|today|aaj ka|bhav|price|dealer|wholesale|clearance)\b/gi,
      ' ',
    )
    .replace(/\d+ ?(?:mtr|m|kg|किलो) [\p{L}\p{M}]+$/iu, ' ')
    .replace(/\b20\d\d\b|[:*()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const categoryOf = (text: string) => slugOf(text) ?? slugOf(headWords(text))

/** A price alone belongs to the line above it: to its name, or as a further slab. */
function takeBare(state: State, item: Item, origin: Origin) {
  const { waiting } = state
  const name = item.name
  if (waiting && name === '') {
    state.head = waiting.before
    const source = `${waiting.source}\n${origin.source}`
    state.drafts.push({
      line: waiting.line,
      source,
      item: { ...item, name: waiting.text },
      head: waiting.before,
    })
    return
  }
  const last = state.drafts.at(-1)
  const more = item.prices?.value ?? []
  if (name === '' && last && more.some(({ min }) => min > 1)) extend(state, last, item, origin)
  else if (name !== '' && state.head) state.drafts.push({ ...origin, item, head: state.head })
}

function extend(state: State, last: Draft, item: Item, origin: Origin) {
  const own = last.item.prices?.value ?? []
  const more = item.prices?.value ?? []
  const base = own.at(-1)
  const [next] = more
  if (!(base && next && next.min > base.min)) return
  const tiers = [...own.slice(0, -1), { ...base, max: next.min - 1 }, ...more]
  const piece = `${last.item.prices?.piece ?? ''} ${item.prices?.piece ?? ''}`
  const prices = { value: tiers, piece, isSure: false }
  state.drafts[state.drafts.length - 1] = {
    ...last,
    source: `${last.source}\n${origin.source}`,
    item: { ...last.item, prices },
  }
}

/** Nothing but units: 'carton 36 pair' says how goods are packed. */
const isUnits = (name: string) => name.split(' ').every((word) => unitOf(word) !== undefined)

function rowOf({ line, source, item, head }: Draft, list: State): ListRow {
  const prices = item.prices ?? { value: [], piece: '', isSure: false }
  return {
    line,
    source,
    name: nameCell(item, head),
    prices: { value: prices.value, piece: prices.piece, confidence: prices.isSure ? 'sure' : 'likely' },
    unit: unitCell(item, head, list),
    tax: taxCell(item, head, list),
    brand: head?.brand ? { value: head.brand, piece: head.text, confidence: 'likely' } : undefined,
    category: categoryCell(item, head),
    code: item.code && { value: item.code.value, piece: item.code.piece, confidence: 'sure' },
  }
}

const sizes = /^(?:sqmm|stage|watts?|volts?|amps?|way|pin|core|kva|ply|gsm|gauge|tier|mah|hp|size)$/i

/** 'Bucket 16 L' is goods, '5 mtr roll' a size. */
function isWordOfGoods(word: string, place: number) {
  const unit = unitOf(word)
  return unit === undefined || (place === 0 && !isMeasured(unit) && isPack(unit))
}

/** A size alone needs the words of its head; a brand stands before what it made. */
function nameCell({ name }: Item, head: Head | undefined): Cell<string> {
  const isWhole = name
    .split(/[^\p{L}\p{M}]+/u)
    .some((word, place) => word.length > 2 && !sizes.test(word) && isWordOfGoods(word, place))
  const own = { value: name, piece: name, confidence: 'sure' } as const
  if (!head || head.text === '') return own
  if (!isWhole)
    return startsWith(name, head.text)
      ? own
      : { value: `${head.text} ${name}`, piece: `${head.text} … ${name}`, confidence: 'likely' }
  if (!head.brand || startsWith(name, head.brand)) return own
  return { value: `${head.brand} ${name}`, piece: `${head.brand} … ${name}`, confidence: 'likely' }
}

const startsWith = (name: string, head: string) => name.toLowerCase().includes(head.toLowerCase())

function unitCell({ unit }: Item, head: Head | undefined, list: State): Cell<string> {
  if (unit) return { value: unit.value, piece: unit.piece, confidence: unit.isSure ? 'sure' : 'likely' }
  if (head?.unit) return { value: head.unit, piece: head.text, confidence: 'likely' }
  if (list.unit) return { value: list.unit, piece: '', confidence: 'likely' }
  return { value: 'piece', piece: '', confidence: 'unsure' }
}

function taxCell({ tax }: Item, head: Head | undefined, list: State): ListRow['tax'] {
  const mark = tax ?? head?.tax ?? list.tax
  if (!mark) return undefined
  const { how, percent, piece } = mark
  return { value: { how, percent }, piece, confidence: tax ? 'sure' : 'likely' }
}

function categoryCell({ name }: Item, head: Head | undefined): Cell<string> | undefined {
  if (head?.category) return { value: head.category, piece: head.text, confidence: 'sure' }
  const value = guessCategory(`${head?.text ?? ''} ${name}`)
  return value === undefined ? undefined : { value, piece: name, confidence: 'unsure' }
}
