import { oneOf } from '#contract/products/unit-words.ts'
/** The words below the first view, which come with it. */
export const detailsTexts = {
  description: 'Description',
  specifications: 'Specifications',
  unit: 'Unit',
  itemCode: 'Item code',
  hsn: (code: string) => `HSN ${code}`,
  countryOfOrigin: 'Country of origin',
  notStated: 'Not stated',
  importer: 'Importer',
  tax: 'Tax',
  gst: (percent: number) => (percent === 0 ? 'No GST' : `GST ${percent} %`),
  bought: (day: string, price: string, unit: string) =>
    `You bought this on ${day} at ${price} per ${oneOf(unit)}`,
  sample: 'Sample',
  samplePrice: (price: string) => `One piece at ${price}, taken off your first order`,
  moreFrom: (company: string) => `More from ${company}`,
} as const
