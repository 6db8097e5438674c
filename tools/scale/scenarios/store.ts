import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { dataUrlOf, noise } from '#server/testing/pictures.ts'
import { makeRooms } from '#tools/bench/chat-rooms.ts'
import type { Host } from '#tools/scale/host/host.ts'
import { ms } from '#tools/scale/load/figures.ts'
import { makeProducts } from '#tools/scale/market/goods.ts'
import { type Market, openMarket } from '#tools/scale/market/market.ts'
import type { Outcome, Scenario } from '#tools/scale/scenario.ts'
import { startSwift, startSwiftInterface } from '#tools/scale/services/swift.ts'

const refusedWithin = 500
const silentWithin = 10_000
const othersWithin = 1_000

type Answer = { readonly status: number; readonly took: number; readonly body: Buffer }

async function call(url: string, token: string, body?: object): Promise<Answer> {
  const began = performance.now()
  const answer = await fetch(url, {
    headers: { token, 'content-type': 'application/json' },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, took: performance.now() - began, body: bytes }
}

/** A room, its two people, and a picture that one of them sends. */
async function openDesk(market: Market) {
  const [room] = await makeRooms(market.pool, 1)
  const [product] = await makeProducts(market.pool, 1)
  const [sender, reader] = room?.people ?? []
  const file = dataUrlOf(await noise(200_000))
  const path = `/api/chat/${room?.roomId}/files`
  const urlOf = (index: number) => market.process(index).url
  return {
    send: () =>
      call(urlOf(0) + path, sender?.token ?? '', { file, name: 'wire.png', client_id: randomUUID() }),
    read: (index: number, address: string) => call(urlOf(index) + address, reader?.token ?? ''),
    others: () => call(`${urlOf(0)}/api/products/${product}?at=${randomUUID()}`, ''),
    async messages() {
      const { rows } = await market.pool.query('select 1 from chat_messages where room_id = $1', [
        room?.roomId,
      ])
      return rows.length
    },
  }
}

const fileOf = ({ body }: Answer): string => JSON.parse(body.toString()).message?.file?.url ?? ''

async function runStore(host: Host): Promise<Outcome> {
  const store = await startSwift(host)
  const market = await openMarket(host, { env: { S3_URL: store.url } })
  const desk = await openDesk(market)
  const sent = await desk.send()
  const address = fileOf(sent)
  const fetched = await Promise.all(market.ports.map((_, index) => desk.read(index, address)))

  process.kill(store.pid, 'SIGSTOP')
  const hanging = desk.send()
  await sleep(500)
  const meanwhile = await desk.others()
  const silent = await hanging
  process.kill(store.pid, 'SIGCONT')
  await sleep(1_000)
  await store.end('SIGKILL')
  const refusal = await desk.send()
  const beside = await desk.others()
  await startSwiftInterface(host, store)
  const again = await desk.send()
  const rows = await desk.messages()

  const statuses = fetched.map(({ status }) => status)
  const others = [meanwhile, beside]
  return {
    figures: [
      `sent ${sent.status}, fetched at each process ${statuses.join(' ')}`,
      `silent store ${silent.status} after ${ms(silent.took)}, refusing store ${refusal.status} after ${ms(refusal.took)}`,
      `products meanwhile ${others.map(({ status, took }) => `${status} in ${ms(took)}`).join(' and ')}`,
      `sent once it is back ${again.status}`,
    ].join('; '),
    broken: [
      ...(sent.status === 200 && statuses.every((status) => status === 200)
        ? []
        : ['the file is not everywhere']),
      ...(new Set(fetched.map(({ body }) => body.toString('base64'))).size === 1 ? [] : ['its bytes differ']),
      ...(silent.status === 503 && refusal.status === 503
        ? []
        : ['a store that fails is not answered with 503']),
      ...(others.every(({ status }) => status === 200) ? [] : ['products were not shown meanwhile']),
      ...(again.status === 200 ? [] : ['nothing was sent once the store was back']),
      ...(rows === 2 ? [] : [`${rows} messages are stored of 2 that were acknowledged`]),
    ],
    slow: [
      ...(silent.took > silentWithin ? [`the silent store took ${ms(silent.took)}`] : []),
      ...(refusal.took > refusedWithin ? [`the refusing store took ${ms(refusal.took)}`] : []),
      ...others.filter(({ took }) => took > othersWithin).map(({ took }) => `a product took ${ms(took)}`),
    ],
  }
}

export const store: Scenario = {
  name: 'store',
  sentence: 'a file sent at one process is read at all three; the object store hangs, refuses and comes back',
  passesWhen: `the same bytes everywhere; 503 within ${ms(silentWithin)} and ${ms(refusedWithin)}, products go on`,
  run: runStore,
}
