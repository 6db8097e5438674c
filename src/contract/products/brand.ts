/** The name lives here and nowhere else. */
export const brand = {
  name: 'Vanij',
  plural: 'Vanijes',
} as const
