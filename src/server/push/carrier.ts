/** Takes pieces to all processes of a market, and brings theirs. A line that broke is opened anew by whoever uses it. */
export type Carrier = {
  /** Whether people can read in the database what it does not bring while it is away. */
  readonly isApart: boolean
  /** Throws where it cannot be opened. */
  openSender(): Promise<Sender>
  /** Receives everything from the answer on. Throws where it cannot be opened. */
  openReceiver(receive: (piece: string) => void): Promise<Receiver>
}

export type Sender = {
  /** Throws where it is not known whether they arrived. */
  send(pieces: readonly string[]): Promise<void>
  end(): Promise<void>
  /** Without waiting for the other end. */
  cut(): void
}

export type Receiver = { readonly ended: Promise<void>; cut(): void }
