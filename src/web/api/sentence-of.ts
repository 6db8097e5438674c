import { ApiError } from '#contract/client.ts'

/**
 * The page's own words for a failure. A text stands where the failure brings no sentence. The longer form keeps what
 * others say apart: `refused` stands for an answer without a sentence, `lost` for no answer, or adds to why there is none.
 */
export type OwnWords =
  | string
  | { readonly refused?: string | undefined; readonly lost: string | ((why: string) => string) }

/** Whatever went wrong: the server's sentence, or this text. */
export const ownText = (text: string): OwnWords => ({ refused: text, lost: text })

/** The one sentence that a person reads of a failure. */
export function sentenceOf(error: unknown, own: OwnWords): string {
  if (typeof own === 'string') return reasonOf(error) || own
  if (error instanceof ApiError) return (error.isTold && error.message) || (own.refused ?? error.message)
  const { lost } = own
  return typeof lost === 'string' ? lost : lost(error instanceof Error ? error.message : String(error))
}

/** A slip in the code is not for people. */
const reasonOf = (error: unknown) =>
  error instanceof Error && !(error instanceof TypeError) ? error.message : ''

/** On a page that the server renders too, whose own faults are for its log alone. */
export const listSentenceOf = (error: unknown, own: string) =>
  import.meta.env.SSR && !(error instanceof ApiError) ? own : sentenceOf(error, own)
