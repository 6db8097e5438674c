import { setTimeout as sleep } from 'node:timers/promises'
import { startChat } from '#contract/chats/chat.ts'
import type { Db } from '#server/db/db.ts'
import { openSession } from '#server/sessions/session.service.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { until } from '#server/testing/chat.ts'
import { aChatClient } from '#server/testing/chat-client.ts'
import { apiAt } from './writers.ts'

const writeEvery = 100
/** So many wait at most: nobody writes on and on while nothing is sent. */
const waitingAtMost = 20

/** A buyer and a seller who write to each other all the time, with what the browser does of it. */
export type Talkers = {
  /** Waits until so many more messages have come to the other. */
  afterMessages(count: number): Promise<void>
  /** Compares what came with what was written. Unpushed is what came to a joined room only because its page asked. */
  stop(): Promise<{ readonly lost: number; readonly doubled: number; readonly unpushed: number }>
}

type Client = Awaited<ReturnType<typeof aChatClient>>

/**
 * Returns how to count the messages of the other that were never pushed, though they were written after this client had
 * joined its room. A new connection or a gap that the server tells of begins anew.
 */
function watchPushes({ socket, onUp }: Client, other: readonly string[]) {
  const pushed = new Set<string>()
  let begin = other.length
  const beginAnew = () => {
    begin = other.length
  }
  onUp(beginAnew)
  socket.on('previousMessages', beginAnew)
  socket.on('message', ({ message }) => pushed.add(message))
  return () => other.slice(begin).filter((text) => !pushed.has(text)).length
}

/** A page may catch up before the push comes, which gets this long. */
const pushedWithin = 60_000

async function leftUnpushed(counts: readonly (() => number)[]) {
  const left = () => counts.reduce((sum, count) => sum + count(), 0)
  for (let waited = 0; left() > 0 && waited < pushedWithin; waited += 100) await sleep(100)
  return left()
}

async function openRoom(db: Db, urls: readonly [string, string]) {
  const people = [await aBuyer(db), await aSeller(db)] as const
  const tokens = new Map<string, string>()
  for (const { user_id } of people) tokens.set(user_id, await openSession(db, user_id, 'test'))
  const tokenOf = async ({ user_id }: { user_id: string }) => tokens.get(user_id) ?? ''
  const [buyer, seller] = people
  const { room_id: roomId } = await apiAt(urls[0])(await tokenOf(buyer))(startChat, {
    seller_id: seller.user_id,
  })
  const clients = await Promise.all(
    people.map((person, who) => aChatClient({ tokenOf }, urls[who] ?? '', { person, roomId })),
  )
  await until(() => clients.every(({ talk }) => talk.get().status === 'ready'))
  return { roomId, clients }
}

export async function startTalkers(db: Db, urls: readonly [string, string]): Promise<Talkers> {
  const { roomId, clients } = await openRoom(db, urls)
  const texts: string[][] = clients.map(() => [])
  const countsOfUnpushed = clients.map((client, who) => watchPushes(client, texts[1 - who] ?? []))
  let isOver = false
  const written = clients.map(async ({ outbox }, who) => {
    for (let n = 0; !isOver; n += 1) {
      const text = `${who} writes ${n}`
      texts[who]?.push(text)
      outbox.add(roomId, text)
      do await sleep(writeEvery)
      while (!isOver && outbox.entries().length >= waitingAtMost)
    }
  })
  const seenByAll = () => Math.min(...clients.map(({ bodies }) => bodies().length))
  return {
    async afterMessages(count) {
      const goal = seenByAll() + count
      await until(() => seenByAll() >= goal)
    },
    async stop() {
      isOver = true
      await Promise.all(written)
      const all = texts.flat().length
      await until(() => clients.every(({ outbox }) => outbox.entries().length === 0))
      await until(() => seenByAll() >= all)
      const unpushed = await leftUnpushed(countsOfUnpushed)
      const counts = clients.map(({ bodies, end }) => {
        end()
        return { came: bodies().length, different: new Set(bodies()).size }
      })
      return {
        lost: Math.max(...counts.map(({ different }) => all - different)),
        doubled: Math.max(...counts.map(({ came, different }) => came - different)),
        unpushed,
      }
    },
  }
}
