/** What the register of GST says of a number, in its own words. */
export type Registered = {
  readonly legal_name: string
  readonly trade_name: string
  readonly status: string
  readonly constitution: string
  /** YYYY-MM-DD; null where the register names no day. */
  readonly registered_on: string | null
}

/** A public search of the register. */
export type GstDirectory = {
  /** undefined: the register has no such number. Throws a refusal if it is silent. */
  lookUp(gstin: string): Promise<Registered | undefined>
}
