/** A room numbers its messages 1, 2, 3 without gaps. */
export type Sequenced = { readonly message_id: string; readonly seq: number }

/** The messages of one room that have arrived, by seq, each once. */
export type Timeline<M extends Sequenced> = readonly M[]

/** Messages may arrive in any order and more than once, by live frames and by history. */
export function merged<M extends Sequenced>(known: Timeline<M>, arrived: readonly M[]): Timeline<M> {
  const ids = new Set(known.map(({ message_id }) => message_id))
  const fresh = arrived.filter(({ message_id }) => !ids.has(message_id) && ids.add(message_id))
  if (fresh.length === 0) return known
  return [...known, ...fresh].sort((one, other) => one.seq - other.seq)
}

/** The seq after which a message is missing. What is older than the first one was never asked for. */
export function gapAfter<M extends Sequenced>(known: Timeline<M>): number | undefined {
  return known.find((message, place) => {
    const next = known[place + 1]
    return next !== undefined && next.seq > message.seq + 1
  })?.seq
}

/** The last seq before the first gap: after a reconnect the client asks for what follows it. */
export function unbrokenEnd<M extends Sequenced>(known: Timeline<M>): number {
  return gapAfter(known) ?? known.at(-1)?.seq ?? 0
}

/** The seq before which older messages are asked for; undefined when the very first one is loaded. */
export function olderBefore<M extends Sequenced>(known: Timeline<M>): number | undefined {
  const first = known[0]?.seq
  return first !== undefined && first > 1 ? first : undefined
}
