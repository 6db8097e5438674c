import { isLawFigure, type LawFigureName, lawFigureUnits } from '#contract/content/law-figure-rules.ts'
import type { LawFigure } from '#contract/content/law-figures.ts'
import { toRupees } from '#contract/products/price.ts'
import { grouped, rupeesShort } from '#web/ui/formats/rupees.ts'

/** The words of single figures of law, in their list and in their history. */
export const figureTexts = {
  titles: {
    'cash-limit': 'Limit of cash',
    'eway-document-days': 'Age of documents for e-way bills',
  } satisfies Record<LawFigureName, string>,
  about: {
    'cash-limit':
      'From this sum on nobody may receive cash for one sale. Whoever notes or confirms so much cash of an order is warned.',
    'eway-document-days': 'No e-way file is made of an invoice or challan that is older.',
  } satisfies Record<LawFigureName, string>,
  confidence: {
    high: 'Sure',
    medium: 'Not quite sure',
    unchecked: 'Not checked',
  } satisfies Record<LawFigure['confidence'], string>,
  days: (count: string) => `${count} days`,
} as const

export const figureTitle = (name: string) => (isLawFigure(name) ? figureTexts.titles[name] : name)

/** '₹2,00,000' or '180 days'. */
export const figureText = (name: LawFigureName, value: number) =>
  lawFigureUnits[name] === 'paise' ? rupeesShort(toRupees(value)) : figureTexts.days(grouped(value))
