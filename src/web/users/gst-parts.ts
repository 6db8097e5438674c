import { gstNumberPattern, hasGoodGstCheck } from '#contract/tax/gst-number.ts'

/** State, PAN, number of the registration, the letter Z, check character. */
const shape = [
  { sample: '22', fits: /^\d{2}$/ },
  { sample: 'AAAAA0000A', fits: /^[A-Z]{5}\d{4}[A-Z]$/ },
  { sample: '1', fits: /^[1-9A-Z]$/ },
  { sample: 'Z', fits: /^Z$/ },
  { sample: '5', fits: /^[0-9A-Z]$/ },
]

export const gstLength = 15

/** Names the kind of a number where kinds other than regular ones are taken: blank for a regular one. */
export type KindName = (gstNumber: string) => string | undefined

export type GstPart = { readonly sample: string; readonly typed: string; readonly state: GstPartState }
export type GstPartState = 'open' | 'good' | 'wrong'

/**
 * What was typed, part by part: an unfinished part is open, neither good nor wrong. Where other kinds of numbers are
 * taken too, no part is wrong that may be one of theirs.
 */
export function gstParts(typed: string, kindName?: KindName): readonly GstPart[] {
  const mayBeOther = kindName && (typed.length < gstLength || kindName(typed) !== undefined)
  let from = 0
  return shape.map(({ sample, fits }) => {
    const part = typed.slice(from, from + sample.length)
    from += sample.length
    if (part.length < sample.length) return { sample, typed: part, state: 'open' }
    return { sample, typed: part, state: fits.test(part) ? 'good' : mayBeOther ? 'open' : 'wrong' }
  })
}

/** The official check character differs: worth a second look, never a reason to refuse. */
export const hasDoubtfulCheck = (typed: string, kindName?: KindName) =>
  (gstNumberPattern.test(typed) || kindName?.(typed) !== undefined) && !hasGoodGstCheck(typed)
