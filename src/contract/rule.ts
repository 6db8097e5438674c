import * as z from 'zod/mini'
import type { Sentence } from './texts/sentences.ts'

/** Says what is wrong with a value, in the one sentence that form and server both have for it. */
export type Rule<Value> = (value: Value) => Sentence | undefined

/** What a schema says then: the server finds the sentence beside its English. */
export const issueOf = (sentence: Sentence, input: unknown, path: PropertyKey[] = []) => ({
  code: 'custom' as const,
  message: sentence.content,
  params: { sentence },
  path,
  input,
})

/** Makes a schema check from a rule that the form uses too. */
export const byRule = <Value>(rule: Rule<Value>) =>
  z.check<Value>(({ value, issues }) => {
    const sentence = rule(value)
    if (sentence !== undefined) issues.push(issueOf(sentence, value))
  })
