/** The words below the first view, which come with it. */
export const detailsTexts = {
  description: 'Description',
  specifications: 'Specifications',
  unit: 'Unit',
  priceTable: 'Prices',
  priceCaption: (unit: string) => `Price per ${unit} by quantity`,
  quantityColumn: 'Quantity',
  priceColumn: 'Price',
  savingColumn: 'You save',
  percent: (share: number) => `${share} %`,
  noSaving: '–',
  moreFrom: (company: string) => `More from ${company}`,
} as const
