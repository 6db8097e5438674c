/** Decisions, section 4: 1 to 5 left is low; null is not tracked. */
export const isLow = (stock: number | null): stock is number => stock !== null && stock >= 1 && stock <= 5
