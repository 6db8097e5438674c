export type Language = {
  /** How its dictionaries are named: `cart-texts.hi.ts`. */
  readonly code: string
  /** What pages and `Intl` call it. */
  readonly tag: string
  /** As its readers write it. */
  readonly name: string
  /** What its addresses begin with. */
  readonly prefix: string
}

export const english = {
  code: 'en',
  tag: 'en-IN',
  name: 'English',
  prefix: '',
} as const satisfies Language

/** The languages of the site: each has its own build of the pages, made and served beside the others. */
export const languages: readonly Language[] = [english]
