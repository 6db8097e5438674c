import { setTimeout as wait } from 'node:timers/promises'
import { publishPresence } from '#server/chats/presence.service.ts'
import { createKeyedQueue } from '#server/concurrency/keyed-queue.ts'
import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import type { Presence } from '#server/push/presence.ts'

/** Says who is at this process and who is not any more, and tells others what is news of it. */
export function followPresence(market: { readonly db: Db; readonly presence: Presence }) {
  const { presence } = market
  const inTurn = createKeyedQueue()
  const underWay = new Set<Promise<unknown>>()
  const follow = async (userId: string, isHere: boolean) => {
    const isNews = await (isHere ? presence.came(userId) : presence.left(userId))
    if (isNews) await publishPresence(market, userId, isHere)
  }
  // A list that is fetched again says the same.
  const publishNews = async (userIds: readonly string[], isOnline: boolean) => {
    for (const userId of userIds) await publishPresence(market, userId, isOnline).catch(() => {})
  }
  const stopNews = presence.onNews((userIds, isOnline) => void publishNews(userIds, isOnline))
  return {
    changed(userId: string, isHere: boolean) {
      const done: Promise<unknown> = inTurn(userId, () => follow(userId, isHere))
        .catch(() => {})
        .then(() => underWay.delete(done))
      underWay.add(done)
    },
    /** After others were told who left, if that is soon. */
    async stop() {
      await Promise.race([Promise.all(underWay), wait(limits.presence.goodbyeMs, undefined, { ref: false })])
      stopNews()
    },
  }
}
