export type Names = { readonly legal_name: string; readonly trade_name: string }

/** A name without what is written now so, now so; `business_name_key` says the same to the database. */
export const nameKeyOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/^\s*m\/s\b/, '')
    .replace(/\bprivate\b/g, 'pvt')
    .replace(/\blimited\b/g, 'ltd')
    .replace(/[\s!-/:-@[-`{-~]+/g, '')

/** Whether somebody has looked at both names; a name of signs alone is none. */
export function areVetted({ legal_name, trade_name }: Names, vetted: readonly string[]): boolean {
  const keys = new Set(vetted.map(nameKeyOf))
  return [legal_name, trade_name || legal_name].map(nameKeyOf).every((key) => key !== '' && keys.has(key))
}
