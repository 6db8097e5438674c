import { limits } from '#contract/limits.ts'
import { textRule } from '#contract/text-rule.ts'

const { label, alias } = limits.category

export const categoryRules = {
  label: textRule('categoryLabel', label),
  alias: textRule('categoryAlias', alias),
}

/**
 * The slug of a new category, made of its name; it never changes, whatever the name becomes. Empty where the name has no
 * English letters.
 */
export const categorySlug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '')
