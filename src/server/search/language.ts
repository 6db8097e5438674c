import type { Dictionary } from './dictionary.ts'
import type { Lexicon } from './lexicon.ts'

/** The words of the market, and what people say for them. */
export type Language = { readonly dictionary: Dictionary; readonly lexicon: Lexicon }
