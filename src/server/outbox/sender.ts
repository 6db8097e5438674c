import type { NotificationKind } from '#contract/notification-kind.ts'
import type { Channel } from '#contract/reach/topics.ts'
import type { OutboxRow } from './outbox.queries.ts'

/** A row of the outbox with what its channel needs. */
export type Parcel = OutboxRow

/** Hands news over to who carries it further. */
export type Sender = {
  /** Whether it leaves this machine. Then people of the demo are left out, because their numbers are somebody's. */
  readonly isReal: boolean
  /** Undefined: takes news of all kinds. */
  readonly kinds?: ReadonlySet<NotificationKind>
  /** Throws a `SendFailure`, or another error that may pass. */
  send(parcel: Parcel): Promise<void>
  close?(): void
}

export type Senders = Readonly<Partial<Record<Channel, Sender>>>
