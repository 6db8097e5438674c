/** A one-time code for a phone. */
export type CodeMessage = { readonly phone_number: string; readonly code: string }

/** Sends codes to phones. */
export type Sms = {
  /**
   * Whether real phones receive them. Then the invented numbers of the demo are skipped, because they may belong to
   * somebody.
   */
  readonly isReal: boolean
  /** Throws if the message could not be handed over; the error contains neither number nor code. */
  send(message: CodeMessage): Promise<void>
}

/** For development: writes the code to the log. */
export const smsInLog = (write: (line: string) => void): Sms => ({
  isReal: false,
  send: async ({ phone_number, code }) => write(`SMS to +${phone_number}: your one-time code is ${code}`),
})
