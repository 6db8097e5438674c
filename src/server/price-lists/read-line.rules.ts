import { missingPrice } from './missing-price.rules.ts'
import { takePack } from './packs.rules.ts'
import { type TaxMark, takeTax } from './tax-mark.rules.ts'
import { type PricePart, type ReadTier, readPrices } from './tiers.rules.ts'
import { tokensOf } from './tokens.rules.ts'
import { isMeasured, isPack, joinUnits, unitOf } from './units.rules.ts'

type Stated<Value> = { readonly value: Value; readonly piece: string; readonly isSure: boolean }

/** What one line says by itself. */
export type Line =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly tax: TaxMark | undefined
      readonly unit: string | undefined
    }
  | {
      readonly kind: 'item'
      readonly name: string
      readonly code: Stated<string> | undefined
      /** Empty where the line says that it has no price, or one that is not for one piece. */
      readonly prices: Stated<readonly ReadTier[]> | undefined
      readonly unit: Stated<string> | undefined
      readonly tax: TaxMark | undefined
    }

const mrp = /\bm\.?r\.?p\.?:? ?(?:₹|rs\.?)? ?\d[\d,.]*(?:\/-)?/i
const codeMark = /\b(?:code|sku|item code) ?(?:no)?[.:#-]? ?([a-z0-9][a-z0-9/-]{1,24})\b:?/i
const articleMark = /\b(?:art(?:icle)?|model|design|d\.? ?no)\.? ?(?:no\.?)?[:#-]? ?(\d[a-z0-9-]{1,20})\b/i
const trailing = /[\s\-–—:=@.…→>|,;~/(+]+$/u
const dealerPrice = /\sdp\s*$/i
/** 'Today's market rate' is a head; so is nothing at all. */
const ofTheDay = /^(?:(?:today'?s?|aaj|ka|daily|latest|new|current|mandi|आज|का|આજ|નો|ના)\W*)*$/i
const labels = /(?:\s|^)(?:rs\.?|₹|inr|rate|price|net|offer|only|@|per|mrp|भाव|रेट|રૂ|ભાવ|રેટ)$/i

export function readLine(cleaned: string): Line {
  const { rest: taxed, tax } = takeTax(cleaned)
  const line = joinUnits(taxed.replace(mrp, ' ').replace(/\s+/g, ' ').trim())
  const { rest: unpacked, pack } = takePack(line)
  const coded = takeCode(unpacked)
  const missing = missingPrice(coded.rest)
  if (missing && isPriced(coded.rest, missing)) return withoutPrice(coded, missing, tax)
  const part = readPrices(coded.rest, tokensOf(coded.rest))
  if (!part || isContents(part) || isYear(part)) return textOf(coded.rest, tax)
  const name = nameOf(coded.rest.slice(0, part.start))
  return {
    kind: 'item',
    name,
    code: coded.code,
    prices: { value: part.tiers, piece: part.piece, isSure: part.isSure },
    unit: pack ?? unitIn(part, name),
    tax,
  }
}

/** 'Per 100' and '/watt' follow a price; 'call' follows a name. */
const isPriced = (line: string, match: RegExpExecArray) => !ofTheDay.test(nameOf(line.slice(0, match.index)))

type Coded = { readonly rest: string; readonly code: Stated<string> | undefined }

/** An article's number stays in its name, where buyers look for it; a code does not. */
function takeCode(line: string): Coded {
  const code = codeMark.exec(line)
  if (code) {
    const rest = `${line.slice(0, code.index)} ${line.slice(code.index + code[0].length)}`
    return {
      rest: rest
        .replace(/\(\s*\)/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
      code: codeCell(code),
    }
  }
  const article = articleMark.exec(line)
  return { rest: line, code: article ? codeCell(article) : undefined }
}

const codeCell = (match: RegExpExecArray) => ({ value: match[1] ?? '', piece: match[0].trim(), isSure: true })

function withoutPrice({ rest, code }: Coded, match: RegExpExecArray, tax: TaxMark | undefined): Line {
  const name = nameOf(rest.slice(0, match.index).replace(/[\s₹]*(?:rs\.?|₹)?\s*[\d,.]*$/i, ''))
  const prices = { value: [], piece: match[0].trim(), isSure: true }
  return { kind: 'item', name, code, prices, unit: undefined, tax }
}

/** '90 mtr coil' and '50 kilo bori' say what a pack holds. */
function isContents({ tiers, units, isSure }: PricePart) {
  const [first = '', second = ''] = units
  return !isSure && tiers.length === 1 && isMeasured(first) && second !== '' && isPack(second)
}

/** The year of a list is no price. */
const isYear = ({ tiers, piece }: PricePart) =>
  tiers.length === 1 && /^20[2-3]\d$/.test(piece) && tiers[0]?.min === 1

function textOf(text: string, tax: TaxMark | undefined): Line {
  return { kind: 'text', text, tax, unit: unitOfHead(text) }
}

const perUnit = /(?:\bper|प्रति|પ્રતિ) ([\p{L}\p{M}]+)/iu
const inBrackets = /\(([\p{L}\p{M}]+)\)/u
const rateWord = /([\p{L}\p{M}]+) (?:rates?|price|रेट|भाव|રેટ|ભાવ)(?![\p{L}\p{M}])/iu

/** The unit of all that follows: 'rates per kg', '(kg)', 'dozen rate', or the pack of 'wire 90 mtr coil'. */
function unitOfHead(text: string): string | undefined {
  for (const pattern of [perUnit, inBrackets, rateWord]) {
    const unit = unitOf(pattern.exec(text)?.[1] ?? '')
    if (unit) return unit
  }
  const contents = /\d+ ?[\p{L}\p{M}]+ ([\p{L}\p{M}]+)\)?$/u.exec(text)
  const pack = unitOf(contents?.[1] ?? '')
  return pack && isPack(pack) ? pack : undefined
}

function nameOf(text: string): string {
  let name = text.replace(dealerPrice, '').trim()
  for (let before = ''; before !== name; ) {
    before = name
    name = name.replace(trailing, '').replace(labels, '').trim()
  }
  return name.replace(/^[\s\-–—:=.,)]+/u, '')
}

/** What the price is for: the unit behind it, else the pack that ends the name: '50kg bag'. */
function unitIn({ piece, units }: PricePart, name: string): Stated<string> | undefined {
  const [unit] = units
  if (unit) return { value: unit, piece, isSure: true }
  const packed =
    /\d+(?:\.\d+)? ?(?:kg|kgs|g|gm|gms|l|ltr|ml|m|mtr|किलो|ग्राम|लीटर|કિલો|ગ્રામ|લિટર) ([\p{L}\p{M}]+)$/iu.exec(
      name,
    )
  const numbered = /([\p{L}\p{M}]+) \d+$/iu.exec(name)
  const holding = /([\p{L}\p{M}]+) ?\(\d+(?:\.\d+)? ?[\p{L}\p{M}]+\)$/iu.exec(name)
  for (const match of [packed, numbered, holding]) {
    const pack = unitOf(match?.[1] ?? '')
    if (match && pack && isPack(pack)) return { value: pack, piece: match[0], isSure: false }
  }
  return undefined
}
