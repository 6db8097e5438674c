import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { openChatPage } from '#server/testing/chat-client.ts'
import { makeRooms } from '#tools/bench/chat-rooms.ts'
import { until } from '#tools/scale/host/wait.ts'
import { count, ms, percentile } from './figures.ts'

type ChatPage = ReturnType<typeof openChatPage> & { readonly me: string }
type Pair = { readonly roomId: string; readonly pages: readonly ChatPage[]; readonly sent: string[] }

type Options = {
  readonly pool: pg.Pool
  /** Where the pages connect, one after the other. */
  readonly urls: readonly string[]
  readonly rooms: number
}

export type TalkFigures = {
  readonly sent: number
  /** Messages that are not on the page of both, and rows that hold one a second time. */
  readonly missing: number
  readonly doubled: number
  /** Those that their page had given up, and whose writers pressed 'Try again'. */
  readonly pressed: number
  /** Milliseconds from the press until the other person saw it. */
  readonly times: readonly number[]
}

export type Talks = {
  /** So many messages a second, by both people of every room in turn. */
  speak(perSecond: number, seconds: number): Promise<void>
  /** Waits until everybody has all, for half a minute at most, and counts. */
  end(): Promise<TalkFigures>
}

/** Two people to a room, each on a page of their own with the browser's own code. */
export async function openTalks({ pool, urls, rooms }: Options): Promise<Talks> {
  const pairs = (await makeRooms(pool, rooms)).map(({ roomId, people }, place): Pair => {
    const pages = people.map(({ token, user_id: me }, side) => {
      const page = openChatPage({ address: urls[(place + side) % urls.length] ?? '', token, me, roomId })
      comeBackWhenTold(page)
      return { ...page, me }
    })
    return { roomId, pages, sent: [] }
  })
  const all = pairs.flatMap(({ pages }) => pages)
  await until('everybody is in the room', async () => all.every(({ talk }) => talk.get().status === 'ready'))
  const times = watchArrivals(pairs)
  let spoken = 0
  return {
    async speak(perSecond, seconds) {
      const began = performance.now()
      for (let n = 0; n < perSecond * seconds; n += 1) {
        await sleep(Math.max(0, began + (n * 1_000) / perSecond - performance.now()))
        const pair = pairs[spoken % pairs.length]
        const page = pair?.pages[Math.floor(spoken / pairs.length) % 2]
        const text = `message ${spoken}`
        spoken += 1
        times.noteSent(text)
        pair?.sent.push(text)
        page?.outbox.add(pair?.roomId ?? '', text)
      }
    },
    async end() {
      const pressed = pressAgain(all)
      const missing = () => pairs.reduce((sum, pair) => sum + missingOf(pair), 0)
      await until('everybody has all', async () => missing() === 0, 30_000).catch(() => undefined)
      const left = missing()
      for (const page of all) page.end()
      return {
        sent: spoken,
        missing: left,
        doubled: await doubledIn(pool, pairs),
        pressed,
        times: times.seen(),
      }
    },
  }
}

/** What was refused for longer than a page insists waits there for its writer. */
function pressAgain(pages: readonly ChatPage[]): number {
  const failed = pages.flatMap(({ outbox }) =>
    outbox.entries().flatMap((entry) => (entry.state === 'failed' ? [() => outbox.retry(entry)] : [])),
  )
  for (const retry of failed) retry()
  return failed.length
}

const missingOf = ({ pages, sent }: Pair) =>
  pages.reduce((sum, page) => {
    const there = new Set(page.bodies())
    return sum + sent.filter((text) => !there.has(text)).length
  }, 0)

/** What a browser's page does when a process sends its sockets away. */
function comeBackWhenTold({ socket }: ChatPage | ReturnType<typeof openChatPage>) {
  let comesBack = false
  socket.on('goodbye', ({ come_back_ms }) => {
    if (come_back_ms === undefined) return
    comesBack = true
    socket.disconnect()
    setTimeout(() => socket.connect(), come_back_ms)
  })
  socket.on('connect', () => {
    comesBack = false
  })
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect' && !comesBack)
      setTimeout(() => socket.connect(), 500 * (1 + Math.random() * 2))
  })
}

function watchArrivals(pairs: readonly Pair[]) {
  const sentAt = new Map<string, number>()
  const took = new Map<string, number>()
  for (const { me, talk } of pairs.flatMap(({ pages }) => pages))
    talk.subscribe(() => {
      for (const { userId, message } of talk.get().messages.slice(-200)) {
        const began = sentAt.get(message)
        if (userId !== me && began !== undefined && !took.has(message))
          took.set(message, performance.now() - began)
      }
    })
  return {
    noteSent: (text: string) => void sentAt.set(text, performance.now()),
    seen: () => [...took.values()],
  }
}

async function doubledIn(pool: pg.Pool, pairs: readonly Pair[]): Promise<number> {
  const { rows } = await pool.query<{ doubled: number }>(
    'select (count(*) - count(distinct body))::int as doubled from chat_messages where room_id = any($1)',
    [pairs.map(({ roomId }) => roomId)],
  )
  return rows[0]?.doubled ?? 0
}

export const talkLine = ({ sent, missing, doubled, pressed, times }: TalkFigures) =>
  `${count(sent)} messages, ${missing} missing, ${doubled} doubled, ${pressed} sent by a second press, p50 ${ms(percentile(times, 0.5))}, p99 ${ms(percentile(times, 0.99))}, worst ${ms(Math.max(0, ...times))}`

export const brokenTalks = ({ missing, doubled }: TalkFigures) => [
  ...(missing > 0 ? [`${missing} messages are missing`] : []),
  ...(doubled > 0 ? [`${doubled} messages are there twice`] : []),
]
