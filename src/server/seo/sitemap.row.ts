/** A page for search engines. */
export type Entry = { readonly path: string; readonly lastmod?: Date }
