import * as z from 'zod/mini'

/** Says what is wrong with a value, in the one sentence that form and server both have for it. */
export type Rule<Value> = (value: Value) => string | undefined

/** A schema's check by the rule that the form knows too. */
export const byRule = <Value>(rule: Rule<Value>) =>
  z.check<Value>(({ value, issues }) => {
    const message = rule(value)
    if (message !== undefined) issues.push({ code: 'custom', message, input: value })
  })
