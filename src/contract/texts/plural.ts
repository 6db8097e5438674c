type Forms = { readonly other: string } & { readonly [Rule in Intl.LDMLPluralRule]?: string }

/** Chooses a language's plural form for a number. */
/* @__NO_SIDE_EFFECTS__ */
export function pluralIn(language: string) {
  const rules = new Intl.PluralRules(language)
  return (count: number, forms: Forms) => forms[rules.select(count)] ?? forms.other
}
