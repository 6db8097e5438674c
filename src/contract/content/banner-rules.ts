import { limits } from '#contract/limits.ts'
import type { Rule } from '#contract/rule.ts'
import { textRule } from '#contract/text-rule.ts'
import { content as texts } from '#contract/texts/desk/content.ts'
import { linkPattern } from './policy-text.ts'

const { tag, title, lead, button, link: linkLength } = limits.banner

const bannerLinkRule: Rule<string> = (link) =>
  link.length <= linkLength && linkPattern.test(link.trim()) ? undefined : texts.bannerLink

export const bannerRules = {
  tag: textRule('bannerTag', tag),
  title: textRule('bannerTitle', title),
  lead: textRule('bannerLead', lead),
  button: textRule('bannerButton', button),
  link: bannerLinkRule,
}
