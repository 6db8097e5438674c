import { blogCategories } from '#contract/blog-category.ts'
import { limits } from '#contract/limits.ts'
import { blankTextRule, textRule } from '#contract/text-rule.ts'
import { fields } from '#contract/texts/fields.ts'

const { blog } = limits

export const postRules = {
  title: textRule('blogTitle', blog.title),
  category: (category: string) =>
    (blogCategories as readonly string[]).includes(category) ? undefined : fields.noCategory,
  content: textRule('blogContent', blog.content),
  meta_title: blankTextRule('metaTitle', blog.title),
  meta_description: blankTextRule('metaDescription', blog.meta),
  meta_keywords: blankTextRule('metaKeywords', blog.meta),
} as const
