import { ApiError } from '#contract/client.ts'

/**
 * The page's own words for a failure that brings no sentence. The longer form tells two cases apart:
 * `refused` for an answer without a sentence, and `lost` for no answer at all.
 */
export type OwnWords =
  | string
  | { readonly refused?: string | undefined; readonly lost: string | ((why: string) => string) }

/** The server's sentence, or this text for every other failure. */
export const ownText = (text: string): OwnWords => ({ refused: text, lost: text })

/** The one sentence that a person reads of a failure. */
export function sentenceOf(error: unknown, own: OwnWords): string {
  if (typeof own === 'string') return reasonOf(error) || own
  if (error instanceof ApiError)
    return (error.isFromServer && error.message) || (own.refused ?? error.message)
  const { lost } = own
  return typeof lost === 'string' ? lost : lost(error instanceof Error ? error.message : String(error))
}

/** The message of a programming error is not for users. */
const reasonOf = (error: unknown) =>
  error instanceof Error && !(error instanceof TypeError) ? error.message : ''

/** For pages that are also rendered on the server, whose own errors belong in its log only. */
export const listSentenceOf = (error: unknown, own: string) =>
  import.meta.env.SSR && !(error instanceof ApiError) ? own : sentenceOf(error, own)
