import type { LawFigureName } from './law-figure-rules.ts'
import type { LawFigure } from './law-figures.ts'

/** The figures that came with the market, under the names of their documents. */
export const firstLawFigures: Readonly<Record<LawFigureName, LawFigure>> = {
  'cash-limit': {
    value: 20_000_000,
    source:
      'Income-tax Act 2025, section 186(1)(b), in force since 1 April 2026 (before: section 269ST of 1961); text on aubsp.com and cabkgoyal.com',
    checked_on: '2026-11-30',
    confidence: 'high',
  },
  'eway-document-days': {
    value: 180,
    source:
      'Advisory of the GST network of 17 December 2024, in force since 1 January 2025; text on taxguru.in and irisgst.com',
    checked_on: '2026-11-30',
    confidence: 'high',
  },
}
