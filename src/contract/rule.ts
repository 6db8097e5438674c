import * as z from 'zod/mini'

/** Returns the sentence that says what is wrong with a value; form and server share it. */
export type Rule<Value> = (value: Value) => string | undefined

/** Makes a schema check from a rule that the form uses too. */
export const byRule = <Value>(rule: Rule<Value>) =>
  z.check<Value>(({ value, issues }) => {
    const message = rule(value)
    if (message !== undefined) issues.push({ code: 'custom', message, input: value })
  })
