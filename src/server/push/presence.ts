type PresenceListener = (userIds: readonly string[], isOnline: boolean) => void

/** Who is connected to the market, at whichever process. Each process counts its own sockets. */
export type Presence = {
  /** With the first socket here. Answers whether the person was nowhere before. */
  came(userId: string): Promise<boolean>
  /** With the last socket here. Answers whether the person is nowhere now. */
  left(userId: string): Promise<boolean>
  online(userIds: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Of people who are nowhere now, or here again, without anybody having come or left: their process died, or was taken for
   * dead. One process alone is called for each. Answers how to stop.
   */
  onNews(listener: PresenceListener): () => void
  close(): Promise<void>
}

/** Of a market that is one process. */
export function memoryPresence(): Presence {
  const here = new Set<string>()
  return {
    async came(userId) {
      const isNews = !here.has(userId)
      here.add(userId)
      return isNews
    },
    left: async (userId) => here.delete(userId),
    online: async (userIds) => new Set(userIds.filter((userId) => here.has(userId))),
    onNews: () => () => {},
    close: async () => {},
  }
}
