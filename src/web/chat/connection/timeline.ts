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

/**
 * The last seq up to which nothing is missing since `base`, the first one that the room was opened with; 1 where it was
 * opened without a message. What follows it is asked for.
 */
export function unbrokenEnd<M extends Sequenced>(known: Timeline<M>, base: number): number {
  let end = base - 1
  for (const { seq } of known) if (seq === end + 1) end = seq
  return end
}

/** The seq before which older messages are asked for; undefined when the very first one is loaded. */
export function olderBefore<M extends Sequenced>(known: Timeline<M>, base: number): number | undefined {
  const first = Math.min(base, known[0]?.seq ?? base)
  return first > 1 ? first : undefined
}
