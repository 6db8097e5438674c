export type Queue = { readonly ids: readonly string[]; readonly total: number }

/** Where an application stands in the queue, and which one a key or a decision leads to. */
export function queuePlace({ ids }: Pick<Queue, 'ids'>, userId: string) {
  const index = ids.indexOf(userId)
  return {
    index,
    /** From an application that is not in the queue, both directions lead to its first one. */
    beside: (by: 1 | -1) => (index < 0 ? ids[0] : ids[index + by]),
    /** After the last one the one before it; undefined when the queue is empty. */
    afterDecision: ids[index + 1] ?? ids[index - 1],
  }
}
