import { type NotificationKind, notificationKind } from '#contract/notification-kind.ts'
import {
  type Channel,
  channels,
  isGathered,
  isOnByDefault,
  type Topic,
  topicOf,
} from '#contract/reach/topics.ts'
import type { Db } from '#server/db/db.ts'
import type { Senders } from './sender.ts'

/** How news of a kind may leave this market. */
export type Way = {
  readonly kind: NotificationKind
  readonly channel: Channel
  readonly topic: Topic
  readonly is_on: boolean
  readonly is_real: boolean
  readonly gathers: boolean
}

type Exit = { readonly ways: ReadonlyMap<NotificationKind, readonly Way[]>; wake: () => void }

const exits = new WeakMap<Db, Exit>()

/** Gives a market, known by its database, its ways out. */
export const bindSenders = ({ origin }: Db, senders: Senders) =>
  void exits.set(origin, {
    ways: new Map(notificationKind.options.map((kind) => [kind, waysOf(kind, senders)])),
    wake: () => {},
  })

function waysOf(kind: NotificationKind, senders: Senders): readonly Way[] {
  const topic = topicOf[kind]
  return channels.flatMap((channel) => {
    const sender = senders[channel]
    if (!sender || (sender.kinds && !sender.kinds.has(kind))) return []
    const is_on = isOnByDefault(topic, channel)
    return [{ kind, channel, topic, is_on, is_real: sender.isReal, gathers: isGathered(topic) }]
  })
}

/** Of these kinds; none in a market that sends nothing, or in a program beside it. */
export function findWays({ origin }: Db, kinds: Iterable<NotificationKind>): readonly Way[] {
  const exit = exits.get(origin)
  return exit ? [...new Set(kinds)].flatMap((kind) => exit.ways.get(kind) ?? []) : []
}

export function onOutbox({ origin }: Db, wake: () => void) {
  const exit = exits.get(origin)
  if (exit) exit.wake = wake
}

/** Call it after the commit. */
export const wakeOutbox = ({ origin }: Db) => exits.get(origin)?.wake()
