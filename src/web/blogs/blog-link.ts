import { allIndustries } from '#contract/blog-category.ts'

type Named = { readonly _id: string; readonly title: string }

/** '/blog/Buying_tiles/<id>'. A title of nothing but dots would be a step up in the address, so it is left out. */
export function blogPath({ _id, title }: Named): string {
  const name = title.replaceAll(' ', '_')
  return /^\.*$/.test(name) ? `/blog/${_id}` : `/blog/${encodeURIComponent(name)}/${_id}`
}

export const tabPath = (tab: string) =>
  tab === allIndustries ? '/blogs' : `/blogs?category=${encodeURIComponent(tab)}`
