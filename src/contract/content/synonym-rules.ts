import { limits } from '#contract/limits.ts'
import type { Rule } from '#contract/rule.ts'
import { textRule } from '#contract/text-rule.ts'

const { words: limit } = limits.synonym

export const synonymWordsRule: Rule<string> = textRule('synonymWords', limit)
export const synonymMeansRule: Rule<string> = textRule('synonymMeans', limit)
