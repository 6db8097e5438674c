import { allIndustries } from '#contract/blog-category.ts'
import * as paths from '#contract/paths.ts'
import { blogsPath } from '#contract/paths.ts'

export const blogPath = ({ _id, title }: { readonly _id: string; readonly title: string }) =>
  paths.blogPath(_id, title)

export const tabPath = (tab: string) =>
  tab === allIndustries ? blogsPath : `${blogsPath}?category=${encodeURIComponent(tab)}`
