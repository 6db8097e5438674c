/** The words below the first view, which come with it. */
export const detailsTexts = {
  description: 'Description',
  specifications: 'Specifications',
  unit: 'Unit',
  hsnCode: 'HSN code',
  tax: 'Tax',
  gst: (percent: number) => (percent === 0 ? 'No GST' : `The price includes GST ${percent} %`),
  unitCode: 'Unit on invoices',
  moreFrom: (company: string) => `More from ${company}`,
} as const
