/** A unit price in rupees without the tax that it includes; documents round each line by itself. */
export const rupeesWithoutTax = (rupees: number, rateBp: number) =>
  Math.round((rupees * 1_000_000) / (10_000 + rateBp)) / 100
