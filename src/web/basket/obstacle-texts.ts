/** What keeps goods from being ordered, or may. */
export const obstacleTexts = {
  unavailable: 'No longer available. It is not part of the total.',
  onlyLeft: (stock: string) => `Only ${stock} in stock`,
  outOfStock: 'Out of stock',
  belowMinimum: (minimum: string) => `The minimum order is ${minimum}. The supplier may decline less.`,
  minimumBinds: (minimum: string) => `The minimum order is ${minimum}. Less is not sold.`,
  mostPerBuyer: (limit: string) => `One buyer can order at most ${limit}.`,
} as const
