/** A success that says a sentence, and what else the answer carries. */
export const success = <More extends object>(content: string, more: More = {} as More) => ({
  success: true as const,
  content,
  ...more,
})
