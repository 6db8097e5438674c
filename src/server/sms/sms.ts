/** A one-time code on its way to a phone. */
export type CodeMessage = { readonly phone_number: string; readonly code: string }

/** What carries codes to phones. */
export type Sms = {
  /** Phones ring. Then the demo's invented numbers are left alone, for they may be somebody's. */
  readonly isReal: boolean
  /** Throws when it could not be handed over; what it throws holds neither number nor code. */
  send(message: CodeMessage): Promise<void>
}

/** For development: the code stands in the log. */
export const smsInLog = (write: (line: string) => void): Sms => ({
  isReal: false,
  send: async ({ phone_number, code }) => write(`SMS to +${phone_number}: your one-time code is ${code}`),
})
