/** Goods that came short or damaged, for both sides. */
export const missingTexts = {
  goods: (quantity: string, unit: string, product: string) => `${quantity} ${unit} of ${product}`,
  damaged: (goods: string) => `Came damaged: ${goods}.`,
  short: (goods: string) => `Did not come: ${goods}.`,
} as const
