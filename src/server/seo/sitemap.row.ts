/** A page that search engines shall know. */
export type Entry = { readonly path: string; readonly lastmod?: Date }
