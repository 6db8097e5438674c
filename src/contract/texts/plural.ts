type Forms = { readonly other: string } & { readonly [Rule in Intl.LDMLPluralRule]?: string }

/** Chooses the form that a language has for a number of things. */
/* @__NO_SIDE_EFFECTS__ */
export function pluralIn(language: string) {
  const rules = new Intl.PluralRules(language)
  return (count: number, forms: Forms) => forms[rules.select(count)] ?? forms.other
}
