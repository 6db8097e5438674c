import { setTimeout as sleep } from 'node:timers/promises'
import { startChat } from '#contract/chats/chat.ts'
import type { Db } from '#server/db/db.ts'
import { openSession } from '#server/sessions/session.service.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { until } from '#server/testing/chat.ts'
import { aChatClient } from '#server/testing/chat-client.ts'
import { apiAt } from './writers.ts'

const writeEvery = 100

/** A buyer and a seller who write to each other all the time, with what the browser does of it. */
export type Talkers = {
  /** Waits until so many more messages have come to the other. */
  afterMessages(count: number): Promise<void>
  /** What came to both against what they have written; and the longest way of a message, from when both were connected. */
  stop(): Promise<{ readonly lost: number; readonly doubled: number; readonly slowest: number }>
}

export async function startTalkers(
  db: Db,
  [buyersUrl, sellersUrl]: readonly [string, string],
): Promise<Talkers> {
  const people = [await aBuyer(db), await aSeller(db)]
  const tokens = new Map<string, string>()
  for (const { user_id } of people) tokens.set(user_id, await openSession(db, user_id, 'test'))
  const tokenOf = async ({ user_id }: { user_id: string }) => tokens.get(user_id) ?? ''
  const [buyer, seller] = people as [{ user_id: string }, { user_id: string }]
  const { room_id: roomId } = await apiAt(buyersUrl)(await tokenOf(buyer))(startChat, {
    seller_id: seller.user_id,
  })
  const clients = await Promise.all([
    aChatClient({ tokenOf }, buyersUrl, { person: buyer, roomId }),
    aChatClient({ tokenOf }, sellersUrl, { person: seller, roomId }),
  ])
  await until(() => clients.every(({ talk }) => talk.get().status === 'ready'))

  const writtenAt = new Map<string, number>()
  let slowest = 0
  let connectedAt = 0
  let isOver = false
  const written = clients.map(async ({ outbox }, who) => {
    for (let n = 0; !isOver; n += 1) {
      const text = `${who} writes ${n}`
      writtenAt.set(text, performance.now())
      outbox.add(roomId, text)
      await sleep(writeEvery)
    }
  })
  for (const [who, { talk, bodies, onUp }] of clients.entries()) {
    onUp(() => {
      connectedAt = performance.now()
    })
    const seen = new Set<string>()
    talk.subscribe(() => {
      for (const text of bodies())
        if (!seen.has(text) && !text.startsWith(`${who} `)) {
          seen.add(text)
          slowest = Math.max(slowest, performance.now() - Math.max(connectedAt, writtenAt.get(text) ?? 0))
        }
    })
  }
  const seenByAll = () => Math.min(...clients.map(({ bodies }) => bodies().length))
  return {
    async afterMessages(count) {
      const goal = seenByAll() + count
      await until(() => seenByAll() >= goal)
    },
    async stop() {
      isOver = true
      await Promise.all(written)
      await until(() => clients.every(({ outbox }) => outbox.entries().length === 0))
      await until(() => seenByAll() >= writtenAt.size)
      const counts = clients.map(({ bodies, end }) => {
        end()
        return { all: bodies().length, different: new Set(bodies()).size }
      })
      return {
        lost: Math.max(...counts.map(({ different }) => writtenAt.size - different)),
        doubled: Math.max(...counts.map(({ all, different }) => all - different)),
        slowest: Math.round(slowest),
      }
    },
  }
}
