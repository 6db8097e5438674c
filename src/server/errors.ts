import { changed } from '#contract/revision.ts'

/** A refusal the caller may read, in one human sentence. Anything else that is thrown answers 500 and says nothing. */
export class Refusal extends Error {
  readonly status: number
  /** A word for programs, where a page needs one: 'invalid-token'. */
  readonly code: string | undefined
  /** Named keys that help the caller go on, such as the fresh cart. */
  readonly extra: object
  /** How many seconds to wait before it is worth another try (of a 429 or 503). */
  readonly retryAfter: number

  constructor(
    status: number,
    message: string,
    { code, retryAfter = 5, ...extra }: { code?: string; retryAfter?: number } & object = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
    this.extra = extra
  }
}

/** `field` is the one that the sentence is about, as the caller named it: 'phone_number', 'prices.0.min'. */
export const badInput = (message: string, field?: string) => new Refusal(400, message, naming(field))
const naming = (field: string | undefined) => (field ? { field } : {})
export const invalidToken = (message = 'Please log in again') =>
  new Refusal(401, message, { code: 'invalid-token' })
/** Wrong credentials are no ended session: the page must not clear anything. */
export const wrongCredentials = (message: string, field?: string) => new Refusal(401, message, naming(field))
export const forbidden = (message = 'Your account may not do that') => new Refusal(403, message)
export const notFound = (what: string) => new Refusal(404, `${what} not found`)
export const conflict = (message: string, extra: object = {}) => new Refusal(409, message, extra)
/** Somebody changed a thing between the look and the deed; a page reads it anew and asks. */
export const changedSince = (what: string, revision: number) =>
  conflict(`${what} was changed since you opened it. Please look at it again.`, { code: changed, revision })
/** Which of the two is taken stays untold. */
export const accountExists = () => conflict('An account with this phone number or email already exists.')
export const tooOften = (
  message = 'Too many requests. Please wait a moment and try again.',
  retryAfter = 5,
) => new Refusal(429, message, { retryAfter })
export const unavailable = (message = 'We cannot do this right now. Please try again in a moment.') =>
  new Refusal(503, message)
