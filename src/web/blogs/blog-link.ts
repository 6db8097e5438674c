import { allIndustries } from '#contract/blog-category.ts'
import * as site from '#contract/site.ts'

export const blogPath = ({ _id, title }: { readonly _id: string; readonly title: string }) =>
  site.blogPath(_id, title)

export const tabPath = (tab: string) =>
  tab === allIndustries ? '/blogs' : `/blogs?category=${encodeURIComponent(tab)}`
