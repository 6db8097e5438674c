import { publishPresence } from '#server/chats/presence.service.ts'
import { createKeyedQueue } from '#server/concurrency/keyed-queue.ts'
import type { Db } from '#server/db/db.ts'
import type { Presence } from '#server/push/presence.ts'

/** Says who is at this process and who is not any more, and tells others what is news of it. */
export function followPresence(market: { readonly db: Db; readonly presence: Presence }) {
  const { presence } = market
  const inTurn = createKeyedQueue()
  const follow = async (userId: string, isHere: boolean) => {
    const isNews = await (isHere ? presence.came(userId) : presence.left(userId))
    if (isNews) await publishPresence(market, userId, isHere)
  }
  const publishLost = async (userIds: readonly string[]) => {
    for (const userId of userIds) await publishPresence(market, userId, false)
  }
  return {
    // A list that is fetched again says the same.
    changed: (userId: string, isHere: boolean) =>
      void inTurn(userId, () => follow(userId, isHere)).catch(() => {}),
    stop: presence.onLost((userIds) => void publishLost(userIds).catch(() => {})),
  }
}
