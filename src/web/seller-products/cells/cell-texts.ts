/** The words of price and stock that are changed in the list. */
export const cellTexts = {
  change: {
    price: (name: string) => `, change the price of ${name}`,
    stock: (name: string) => `, change the stock of ${name}`,
  },
  label: { price: 'Price in ₹', stock: 'Stock' },
  firstSlab: 'Price of the first slab in ₹',
  otherSlabs: 'The other slabs stay. Change them in the form.',
  stockHint: 'Left empty, it is not counted.',
  asksAgain: 'It was rejected and is verified again.',
  save: 'Save',
  leave: 'Leave it as it is',
  wrongNumber: 'Type a number',
  error: 'This could not be saved. Please try again.',
  moved: {
    price: (now: string) =>
      `Somebody changed this product meanwhile. The price is ${now} now. Save again to set yours.`,
    stock: (now: string) =>
      `It was sold or changed meanwhile. The stock is ${now} now. Save again to set yours.`,
  },
  notCounted: 'not counted',
  uncounted: 'Stock not counted',
} as const
