import { limits } from '#contract/limits.ts'
import type { Rule } from '#contract/rule.ts'
import { textRule } from '#contract/text-rule.ts'
import { content as texts } from '#contract/texts/desk/content.ts'
import { hasGoodLinks, isBeforeHeadings } from './policy-text.ts'

const { description, lead, figure, point, text: textLimit } = limits.policy

/** Headings, lists and links, and nothing else: text from people is text. */
export const policyTextRule: Rule<string> = (typed) => {
  const problem = textRule('policyText', textLimit)(typed)
  if (problem) return problem
  if (isBeforeHeadings(typed)) return texts.policyHeading
  return hasGoodLinks(typed) ? undefined : texts.bannerLink
}

export const policyRules = {
  description: textRule('metaDescription', description),
  lead: textRule('policyLead', lead),
  text: policyTextRule,
}

export const policyFigureRule = textRule('policyFigure', figure)
export const policyPointRule = textRule('policyPoint', point)
