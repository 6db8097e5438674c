import { blogCategories } from '#contract/blog-category.ts'
import { limits } from '#contract/limits.ts'
import { blankTextRule, textRule } from '#contract/text-rule.ts'

const { blog } = limits

export const categoryMissing = 'Choose a category from the list'

export const postRules = {
  title: textRule('Title', blog.title),
  category: (category: string) =>
    (blogCategories as readonly string[]).includes(category) ? undefined : categoryMissing,
  content: textRule('Content', blog.content),
  meta_title: blankTextRule('Meta title', blog.title),
  meta_description: blankTextRule('Meta description', blog.meta),
  meta_keywords: blankTextRule('Meta keywords', blog.meta),
} as const
