/** What a query should find: products whose name, or another field, matches. */
export type Label = readonly [q: string, meant: RegExp, field?: 'name' | 'all' | 'seller']

export type LabelGroup = { readonly group: string; readonly labels: readonly Label[] }
