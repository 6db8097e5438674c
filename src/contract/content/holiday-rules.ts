import { limits } from '#contract/limits.ts'
import { textRule } from '#contract/text-rule.ts'

export const holidayNameRule = textRule('holidayName', limits.content.name)
