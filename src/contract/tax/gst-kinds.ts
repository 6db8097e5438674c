import { gstNumberPattern } from './gst-number.ts'

/**
 * The kinds of numbers that the GST portal gives to those who buy, each by its own pattern; a shop of the composition
 * scheme has one of a regular form. Source: formats of recipients in the portal's GSTR-1 offline tool (4.0); all of
 * them end with the same check character.
 */
const patterns = {
  regular: gstNumberPattern,
  /** Other regular forms than those of the specification: the 14th is Z only for the first of a kind. */
  other: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][1-9ABE-J][0-9A-Z]$/,
  'non-resident': /^\d{4}[A-Z]{3}\d{5}NR[0-9A-Z]$/,
  /** The Unique Identity Number of an embassy, or a body of the United Nations. */
  uin: /^\d{4}[A-Z]{3}\d{5}[UO]N[0-9A-Z]$/,
  /** Deducts tax at source: an office of a government, by its TAN. */
  tds: /^\d{2}[A-Z]{4}[0-9A-Z]\d{4}[A-Z][1-9A-Z]D[0-9A-Z]$/,
  /** Collects tax at source: an online market. */
  tcs: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]C[0-9A-Z]$/,
} satisfies Record<string, RegExp>

export type GstKind = Exclude<keyof typeof patterns, 'other'>

/** The kind of a GST number in its clean form; undefined for what is none. Its check character may be wrong. */
export function kindOfGstNumber(gstNumber: string): GstKind | undefined {
  const [kind] = Object.entries(patterns).find(([, pattern]) => pattern.test(gstNumber)) ?? []
  return kind === 'other' ? 'regular' : (kind as GstKind | undefined)
}
