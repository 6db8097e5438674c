/** The words below the first view, which come with it. */
export const detailsTexts = {
  description: 'Description',
  specifications: 'Specifications',
  unit: 'Unit',
  moreFrom: (company: string) => `More from ${company}`,
} as const
