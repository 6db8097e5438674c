import type { Sentence } from './texts/sentences.ts'

type Issue = {
  readonly code?: string | undefined
  readonly message: string
  readonly path?: readonly PropertyKey[] | undefined
  /** A rule's own sentence. */
  readonly params?: { readonly sentence?: Sentence } | undefined
}

/** Turns the first problem of an input into one sentence for a shop owner. */
export function sentenceOf(issue: Issue | undefined): string {
  if (!issue) return 'Please check what you sent.'
  if (issue.code === 'custom' || isSentence(issue.message)) return issue.message
  const field = fieldName(issue.path)
  return field ? `Please check the field ${field}.` : 'Please check what you sent.'
}

// The library's default messages ('Too small: expected…') are for programmers.
const isSentence = (message: string) => !/^(Invalid|Too (small|big)|Unrecognized)/.test(message)

/** The path of the problem in the input: 'prices.0.min'; empty if it concerns the whole input. */
export const fieldPathOf = (issue: Issue | undefined): string => issue?.path?.map(String).join('.') ?? ''

const fieldName = (path: Issue['path'] = []) => path.filter((part) => typeof part === 'string').join('.')
