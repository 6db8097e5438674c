/** The only place with the name. */
export const brand = {
  name: 'Vanij',
  plural: 'Vanijes',
} as const
