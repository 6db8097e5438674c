/** What the place and the identity of a message hang on; a room counts its messages 1, 2, 3 and leaves none out. */
export type Sequenced = { readonly message_id: string; readonly seq: number }

/** Messages of one room as far as they came, by their seq, each once. */
export type Timeline<M extends Sequenced> = readonly M[]

/** However often and in whatever order messages arrive: by live frames, by history, by both. */
export function merged<M extends Sequenced>(known: Timeline<M>, arrived: readonly M[]): Timeline<M> {
  const ids = new Set(known.map(({ message_id }) => message_id))
  const fresh = arrived.filter(({ message_id }) => !ids.has(message_id) && ids.add(message_id))
  if (fresh.length === 0) return known
  return [...known, ...fresh].sort((one, other) => one.seq - other.seq)
}

/** The seq after which one is missing among those that are here. What lies before the first was never asked for. */
export function gapAfter<M extends Sequenced>(known: Timeline<M>): number | undefined {
  return known.find((message, place) => {
    const next = known[place + 1]
    return next !== undefined && next.seq > message.seq + 1
  })?.seq
}

/** After which seq to ask when the connection is back: nothing up to it is missing. */
export function unbrokenEnd<M extends Sequenced>(known: Timeline<M>): number {
  return gapAfter(known) ?? known.at(-1)?.seq ?? 0
}

/** Before which seq the older ones are asked for; undefined when the very first message is here. */
export function olderBefore<M extends Sequenced>(known: Timeline<M>): number | undefined {
  const first = known[0]?.seq
  return first !== undefined && first > 1 ? first : undefined
}
