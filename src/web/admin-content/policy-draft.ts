import type { Policy } from '#contract/content/policies.ts'
import { policyFigureRule, policyPointRule, policyRules } from '#contract/content/policy-rules.ts'
import { limits } from '#contract/limits.ts'
import type { Problem, Rules } from '#web/forms/form.ts'
import { policyEditTexts as texts } from './policy-edit-texts.ts'

/** A policy as it is typed: its figures are lines of one field. */
export type PolicyDraft = Omit<Policy, 'points'> & { readonly points: string }

type Points = Policy['points']

export const typedPoints = (points: Points) =>
  points.map(({ figure, text }) => `${figure} | ${text}`).join('\n')

const pointsOf = (typed: string): Points =>
  typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [figure = '', ...text] = line.split('|')
      return { figure: figure.trim(), text: text.join('|').trim() }
    })

export const draftOf = ({ points, ...same }: Policy): PolicyDraft => ({
  ...same,
  points: typedPoints(points),
})

export const policyOf = ({ points, ...same }: PolicyDraft): Policy => ({ ...same, points: pointsOf(points) })

const { points: pointLimit } = limits.policy

function pointsRule(typed: string): Problem {
  const points = pointsOf(typed)
  if (points.some(({ figure, text }) => figure === '' || text === '')) return texts.pointsForm
  if (points.length > pointLimit) return texts.pointsMany(pointLimit)
  for (const { figure, text } of points) {
    const problem = policyFigureRule(figure) ?? policyPointRule(text)
    if (problem) return problem
  }
  return undefined
}

export const draftRules: Rules<PolicyDraft> = {
  lead: policyRules.lead,
  points: pointsRule,
  text: policyRules.text,
  description: policyRules.description,
  in_force: (day) => (day ? undefined : texts.dayNeeded),
}
