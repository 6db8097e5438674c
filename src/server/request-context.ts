/** What a handler may know of the request besides its input and caller. */
export type RequestContext = {
  /** The visitor's address. */
  readonly address: string
  readonly userAgent: string
  /** The id in the answer, the log and the audit. */
  readonly requestId: string
  readonly idempotencyKey: string | undefined
  readonly cookie: string | undefined
  /** Sets a cookie on the answer (the whole header value). */
  setCookie(value: string): void
}
