import { limits } from './limits.ts'
import { blankTextRule, textRule } from './text-rule.ts'

const { comment } = limits.text

export const ratingRule = (stars: number) =>
  Number.isInteger(stars) && stars >= 1 && stars <= 5 ? undefined : 'Choose a rating from 1 to 5'

export const commentRule = blankTextRule('Comment', comment)
export const replyRule = textRule('Reply', comment)
