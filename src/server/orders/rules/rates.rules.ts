import type { TaxScheme } from '#contract/sellers/tax-scheme.ts'

type Line = { readonly gst_rate_bp: number | null }

/** Under the composition scheme no tax is in an order, whatever rate its products had. */
export const ratedLines = <Each extends Line>(
  lines: readonly Each[],
  scheme: TaxScheme | null,
): readonly Each[] =>
  scheme === 'composition' ? lines.map((line) => ({ ...line, gst_rate_bp: null })) : lines
