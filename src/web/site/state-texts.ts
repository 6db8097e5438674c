/** How a state of India is read where one is chosen; the English name is what is sent. */
export const stateName = (state: string) => state
