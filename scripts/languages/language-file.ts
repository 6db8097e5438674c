import type { Language } from '#contract/languages.ts'

/** Replaces `src/web/ui/language.ts` in the build of this language, on a site that speaks `all`. */
export const languageFile = ({ code, tag, prefix }: Language, all: readonly Language[]) => `
const all = ${JSON.stringify(all)}
export const code = ${JSON.stringify(code)}
export const locale = ${JSON.stringify(tag)}
export const isTranslated = true
export const prefix = ${JSON.stringify(prefix)}
const rules = new Intl.PluralRules(locale)
export const plural = (count, forms) => forms[rules.select(count)] ?? forms.other
const alternate = (hrefLang, href) => ({ tagName: 'link', rel: 'alternate', hrefLang, href })
export const alternatesOf = (origin, path) => [
  ...all.map(({ tag, prefix }) => alternate(tag, origin + prefix + path)),
  alternate('x-default', origin + path),
]
export const elsewhere = (path) => all
  .filter(({ tag }) => tag !== locale)
  .map(({ tag, name, prefix }) => ({ tag, name, href: prefix + path }))
`
