import { presentStateName } from '#contract/tax/state-names.ts'

type Place = { readonly city: string | null; readonly state: string | null }

/** A place as pages show it, without unknown parts. Delhi is in Delhi, and is written once. */
export const placeOf = ({ city, state }: Place): string | null =>
  [...new Set([city, state && presentStateName(state)])].filter(Boolean).join(', ') || null
