type Place = { readonly city: string | null; readonly state: string | null }

/** Where somebody is, as pages say it; what is not known is left out. Delhi is in Delhi, and is said once. */
export const placeOf = ({ city, state }: Place): string | null =>
  [...new Set([city, state])].filter(Boolean).join(', ') || null
