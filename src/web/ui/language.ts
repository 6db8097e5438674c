/**
 * The language of this build, which is English; the builds of other languages get another file in its place
 * (`scripts/languages/language-file.ts`).
 */
export const locale = 'en-IN'

/** By which the server knows it. */
export const code = 'en'

/** Whether there are other languages; while there are none, pages carry no code for choosing one. */
export const isTranslated = false as boolean

/** What addresses in this language begin with. The router writes it into its links and redirects by itself. */
export const prefix = '' as string

/** How search engines find the page in the other languages. */
export const alternatesOf = (_origin: string, _path: string): readonly Alternate[] => []

/** The page at a path in each other language, for its readers. */
export const elsewhere = (_path: string): readonly Elsewhere[] => []

type Alternate = { tagName: 'link'; rel: 'alternate'; hrefLang: string; href: string }
type Elsewhere = { readonly tag: string; readonly name: string; readonly href: string }

type Forms = { readonly [form in 'zero' | 'one' | 'two' | 'few' | 'many']?: string } & {
  readonly other: string
}

/** The words for so many, as `Intl.PluralRules` says it of the language; of English that is short. */
export const plural = (count: number, forms: Forms) => (count === 1 && forms.one) || forms.other
