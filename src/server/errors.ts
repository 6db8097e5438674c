import { changedStatus } from '#contract/revision.ts'
import { common, type Thing } from '#contract/texts/common.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { users } from '#contract/texts/users.ts'

type More = { readonly code?: string; readonly retryAfter?: number } & object

/** A refusal that the caller may read, in one sentence. Any other error answers 500 without details. */
export class Refusal extends Error {
  readonly status: number
  readonly sentence: Sentence
  /** A code for programs: 'invalid-token'. */
  readonly code: string | undefined
  /** Named data that helps the caller continue, such as the current cart. */
  readonly extra: object
  /** How many seconds to wait before another attempt (for a 429 or 503). */
  readonly retryAfter: number

  constructor(status: number, sentence: Sentence, { code, retryAfter = 5, ...extra }: More = {}) {
    super(sentence.content)
    this.status = status
    this.sentence = sentence
    this.code = code
    this.retryAfter = retryAfter
    this.extra = extra
  }
}

/** `field` names the input that the sentence is about, as the caller spelled it: 'phone_number', 'prices.0.min'. */
export const badInput = (sentence: Sentence, field?: string) => new Refusal(400, sentence, naming(field))
const naming = (field: string | undefined) => (field ? { field } : {})
export const invalidToken = (sentence: Sentence = common.logInAgain) =>
  new Refusal(401, sentence, { code: 'invalid-token' })
/** Wrong credentials do not end a session, so the page must not sign out. */
export const wrongCredentials = (sentence: Sentence, field?: string) =>
  new Refusal(401, sentence, naming(field))
export const forbidden = (sentence: Sentence = common.forbidden) => new Refusal(403, sentence)
export const notFound = (thing: Thing) => new Refusal(404, common.notFound({ thing }))
export const conflict = (sentence: Sentence, extra: object = {}) => new Refusal(409, sentence, extra)
/** Somebody changed the thing after it was read; the page reads it again and asks. */
export const changedSince = (sentence: Sentence, revision: number) =>
  conflict(sentence, { code: changedStatus, revision })
/** Does not say which of the two is taken. */
export const accountExists = () => conflict(users.exists)
export const tooOften = (sentence: Sentence = common.tooOften, retryAfter = 5) =>
  new Refusal(429, sentence, { retryAfter })
export const unavailable = (sentence: Sentence = common.unavailable) => new Refusal(503, sentence)
