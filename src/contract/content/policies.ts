import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { indianDay, moment, textOf } from '#contract/fields.ts'
import { stripToLines } from '#contract/invisible.ts'
import { limits } from '#contract/limits.ts'
import { successFields } from '#contract/reply.ts'
import { byRule } from '#contract/rule.ts'
import { content as texts } from '#contract/texts/desk/content.ts'
import { policyTextRule } from './policy-rules.ts'

const policyName = z.enum(['terms', 'privacy', 'returns', 'shipping'], texts.unknownPolicy.content)
export type PolicyName = z.infer<typeof policyName>

const { description, lead, figure, point, points } = limits.policy

/** What a policy page says. */
export const policy = z.object({
  /** Below the title in results of search engines. */
  description: textOf('metaDescription', description),
  lead: textOf('policyLead', lead),
  points: z
    .array(
      z.object({ figure: textOf('policyFigure', figure), text: textOf('policyPoint', point) }),
      texts.policyPoints.content,
    )
    .check(z.maxLength(points, texts.policyPoints.content)),
  text: z.string(texts.policyHeading.content).check(stripToLines, z.trim(), byRule(policyTextRule)),
  /** The day since which it is in force; a new day is told to everybody. */
  in_force: indianDay,
})
export type Policy = z.infer<typeof policy>

export const getPolicy = endpoint({
  method: 'GET',
  path: '/api/policies/:policy',
  access: 'anyone',
  shared: true,
  about: 'What the operator has written in place of a policy, and when; null: the market’s own words stand.',
  input: z.object({ policy: policyName }),
  reply: z.object({ ...successFields, policy: z.nullable(policy), changed_at: z.nullable(moment) }),
})
