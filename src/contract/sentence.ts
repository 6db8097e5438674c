type Issue = {
  readonly code?: string | undefined
  readonly message: string
  readonly path?: readonly PropertyKey[] | undefined
}

/** Turns the first problem of an input into one sentence that a shop owner understands. */
export function sentenceOf(issue: Issue | undefined): string {
  if (!issue) return 'Please check what you sent.'
  if (issue.code === 'custom' || isSentence(issue.message)) return issue.message
  const field = fieldName(issue.path)
  return field ? `Please check the field ${field}.` : 'Please check what you sent.'
}

// The library's own messages ('Too small: expected…') speak to programmers.
const isSentence = (message: string) => !/^(Invalid|Too (small|big)|Unrecognized)/.test(message)

/** Where in the input it lies: 'prices.0.min'; empty where it is about the whole. */
export const fieldPathOf = (issue: Issue | undefined): string => issue?.path?.map(String).join('.') ?? ''

const fieldName = (path: Issue['path'] = []) => path.filter((part) => typeof part === 'string').join('.')
