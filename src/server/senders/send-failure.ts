type More = {
  /** Another try would fail in the same way. */
  readonly isFinal?: boolean
  /** Seconds after which another try is welcome. */
  readonly retryAfter?: number
  /** What is gone: the browser's subscription, or the mailbox. */
  readonly ends?: 'subscription' | 'mailbox'
}

/** Why something could not be handed over. Admins read the text, so it holds neither address nor number. */
export class SendFailure extends Error {
  readonly isFinal: boolean
  readonly retryAfter: number
  readonly ends: More['ends']

  constructor(message: string, { isFinal = false, retryAfter = 0, ends }: More = {}) {
    super(message)
    this.isFinal = isFinal || ends !== undefined
    this.retryAfter = retryAfter
    this.ends = ends
  }
}
