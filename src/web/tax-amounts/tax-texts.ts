/** How the tax in an amount is said: in the cart, at an order, to both sides. */
export const taxTexts = {
  hsn: (code: string) => `HSN ${code}`,
  none: 'no GST',
  includes: (percent: string) => `includes GST ${percent} %`,
  includesAmount: (percent: string, amount: string) => `includes GST ${percent} %, ${amount}`,
  taxable: 'Taxable value',
  cgst: 'CGST',
  stateTax: { SGST: 'SGST', UTGST: 'UTGST' },
  igst: 'IGST',
  placeOfSupply: 'Place of supply',
  composition:
    'The supplier pays GST under the composition scheme: no GST is charged, and none can be claimed.',
} as const
