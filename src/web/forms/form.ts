/**
 * What is wrong with each field, in the order of the form; the functions are those that the server's schemas call
 * (`src/contract`). What holds of two fields together reads the whole draft.
 */
export type Rules<Draft> = {
  readonly [Name in keyof Draft]?: (value: Draft[Name], draft: Draft) => Problem
}

/** A text of the page's own, or the sentence of a rule of the contract. */
export type Problem = string | { readonly content: string } | undefined

export type Refusal = { readonly field: string; readonly text: string }

export type FormState<Draft> = {
  readonly draft: Draft
  /** The fields whose problems are shown. */
  readonly judged: readonly string[]
  /** What the server said of a field. */
  readonly refusal?: Refusal | undefined
}

/** The sentence about one field. */
export function problemOf<Draft, Name extends keyof Draft>(rules: Rules<Draft>, draft: Draft, name: Name) {
  const problem = rules[name]?.(draft[name], draft)
  return typeof problem === 'object' ? problem.content : problem
}

/** The names of the wrong fields, the first of the form first. */
export const wrongFields = <Draft>(rules: Rules<Draft>, draft: Draft) =>
  (Object.keys(rules) as (keyof Draft & string)[]).filter(
    (name) => problemOf(rules, draft, name) !== undefined,
  )

/** What is red is judged anew with every letter; what is not red waits until it is left or sent. */
export function withPart<Draft>(
  { draft, judged, refusal }: FormState<Draft>,
  part: Partial<Draft>,
  rules: Rules<Draft>,
): FormState<Draft> {
  const next = { ...draft, ...part }
  const isRight = (name: string) => problemOf(rules, next, name as keyof Draft) === undefined
  return {
    draft: next,
    judged: judged.filter((name) => !(name in (part as object) && isRight(name))),
    // Whoever writes into a field has read what was wrong with it.
    refusal: refusal && headOf(refusal.field) in (part as object) ? undefined : refusal,
  }
}

export const withJudged = <Draft>(state: FormState<Draft>, names: readonly string[]): FormState<Draft> => ({
  ...state,
  judged: [...new Set([...state.judged, ...names])],
})

/** The sentence that stands beside a field: the server's, or the rule's once the field is judged. */
export function errorOf<Draft>(
  { draft, judged, refusal }: FormState<Draft>,
  name: string,
  rules: Rules<Draft>,
) {
  if (refusal?.field === name) return refusal.text
  return judged.includes(name) ? problemOf(rules, draft, name as keyof Draft) : undefined
}

/** 'prices' of 'prices.0.min'. */
const headOf = (path: string) => path.split('.', 1)[0] ?? ''
