export const reportButtonTexts = {
  listing: 'Report this product',
  supplier: 'Report or block',
  person: 'Report or block',
  content: 'Report this page',
} as const
