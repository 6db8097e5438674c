export type Language = {
  /** The suffix of its dictionaries: `cart-texts.hi.ts`. */
  readonly code: string
  /** The tag for pages and `Intl`. */
  readonly tag: string
  /** The name that its readers use. */
  readonly name: string
  /** The first part of its addresses. */
  readonly prefix: string
}

export const english = {
  code: 'en',
  tag: 'en-IN',
  name: 'English',
  prefix: '',
} as const satisfies Language

/** The languages of the site. Each has its own build of the pages. */
export const languages: readonly Language[] = [english]
