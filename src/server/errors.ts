import { changedStatus } from '#contract/revision.ts'
import { common, type Thing } from '#contract/texts/common.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { users } from '#contract/texts/users.ts'

type More = { readonly code?: string; readonly retryAfter?: number } & object

/** A refusal the caller may read, in one human sentence. Anything else that is thrown answers 500 and says nothing. */
export class Refusal extends Error {
  readonly status: number
  readonly sentence: Sentence
  /** A word for programs, where a page needs one: 'invalid-token'. */
  readonly code: string | undefined
  /** Named keys that help the caller go on, such as the fresh cart. */
  readonly extra: object
  /** How many seconds to wait before it is worth another try (of a 429 or 503). */
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

/** `field` is the one that the sentence is about, as the caller named it: 'phone_number', 'prices.0.min'. */
export const badInput = (sentence: Sentence, field?: string) => new Refusal(400, sentence, naming(field))
const naming = (field: string | undefined) => (field ? { field } : {})
export const invalidToken = (sentence: Sentence = common.logInAgain) =>
  new Refusal(401, sentence, { code: 'invalid-token' })
/** Wrong credentials are no ended session: the page must not clear anything. */
export const wrongCredentials = (sentence: Sentence, field?: string) =>
  new Refusal(401, sentence, naming(field))
export const forbidden = (sentence: Sentence = common.forbidden) => new Refusal(403, sentence)
export const notFound = (thing: Thing) => new Refusal(404, common.notFound({ thing }))
export const conflict = (sentence: Sentence, extra: object = {}) => new Refusal(409, sentence, extra)
/** Somebody changed a thing between the look and the deed; a page reads it anew and asks. */
export const changedSince = (sentence: Sentence, revision: number) =>
  conflict(sentence, { code: changedStatus, revision })
/** Which of the two is taken stays untold. */
export const accountExists = () => conflict(users.exists)
export const tooOften = (sentence: Sentence = common.tooOften, retryAfter = 5) =>
  new Refusal(429, sentence, { retryAfter })
export const unavailable = (sentence: Sentence = common.unavailable) => new Refusal(503, sentence)
