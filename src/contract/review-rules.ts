import { limits } from './limits.ts'
import type { Rule } from './rule.ts'
import { blankTextRule, textRule } from './text-rule.ts'
import { fields } from './texts/fields.ts'

const { comment } = limits.text

export const ratingRule: Rule<number> = (stars) =>
  Number.isInteger(stars) && stars >= 1 && stars <= 5 ? undefined : fields.noRating

export const commentRule = blankTextRule('comment', comment)
export const replyRule = textRule('reply', comment)
