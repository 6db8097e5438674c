import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { valkeyLimiters } from '#server/processes/valkey-limiters.ts'
import { valkeyBus } from '#server/push/valkey-bus.ts'
import { valkeyPresence } from '#server/push/valkey-presence.ts'
import { describeBus, meet, roomsOver, typing } from '#server/testing/several/bus-contract.ts'
import {
  countAdmitted,
  describeLimiters,
  describeSharedLimiters,
} from '#server/testing/several/limiter-contract.ts'
import { describePresence, describeSharedPresence } from '#server/testing/several/presence-contract.ts'
import {
  describeWithOwnValkey,
  describeWithValkey,
  openTestValkey,
} from '#server/testing/several/test-valkey.ts'
import { openValkeyCommands } from './valkey-commands.ts'

const market = randomUUID()
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

type Server = ReturnType<typeof openTestValkey>

function commandsOf({ addressOf }: Server) {
  const commands = openValkeyCommands(addressOf())
  closing.push(commands.close)
  return commands
}
const limitersOf = (server: Server) => valkeyLimiters(commandsOf(server), `${market}:`)
const presenceOf = (server: Server, times = { beatMs: 50, steadyMs: 0 }) =>
  valkeyPresence(commandsOf(server), `${market}:`, times)

/** Two connected processes, and how many gaps the second one has noticed since. */
async function twoProcesses({ addressOf }: Server) {
  const address = addressOf(randomUUID())
  const [one, other] = [valkeyBus(address), valkeyBus(address)]
  closing.push(one.close, other.close)
  await meet(one, other)
  let count = 0
  other.onGap(() => {
    count += 1
  })
  return { one, other, gaps: () => count }
}

/** The second one receives from the first again. */
async function expectToHear({ one, other }: Pick<Awaited<ReturnType<typeof twoProcesses>>, 'one' | 'other'>) {
  const rooms = roomsOver(other)
  await expect
    .poll(() => {
      one.tell('asha', typing('again'))
      return rooms
    })
    .toContain('again')
}

describeWithValkey('in Valkey', () => {
  const server = openTestValkey()
  beforeAll(server.start)

  describeBus('over Valkey', () => valkeyBus(server.addressOf(market)))
  describePresence('in Valkey', () => presenceOf(server))
  describeSharedPresence('in Valkey', () => presenceOf(server))
  describeLimiters('in Valkey', (name, limit) => limitersOf(server)(name, limit))
  describeSharedLimiters('in Valkey', () => limitersOf(server))

  test('markets with prefixes or databases of their own receive nothing of each other', async () => {
    const address = server.addressOf(randomUUID())
    const buses = [address, { ...address, database: 1 }, { ...address, prefix: 'another:' }].map((each) =>
      valkeyBus(each),
    )
    const [one, ...others] = buses as [(typeof buses)[number], ...typeof buses]
    closing.push(...buses.map((bus) => bus.close))
    const twin = valkeyBus(address)
    closing.push(twin.close)
    const received = others.map(roomsOver)
    await meet(one, twin)
    expect(received).toEqual([[], []])
  })

  test('connections that are ended are a gap, and others are opened', async () => {
    const { one, other, gaps } = await twoProcesses(server)
    const before = gaps()
    for (const type of ['pubsub', 'normal']) await server.run('CLIENT', 'KILL', 'TYPE', type, 'SKIPME', 'yes')
    await expect.poll(gaps).toBeGreaterThan(before)
    await expectToHear({ one, other })
  })

  test('of a process that died without a word one other tells, once, who is nowhere now', async () => {
    const silent = presenceOf(server, { beatMs: 3_600_000, steadyMs: 3_600_000 })
    const [gone, elsewhere] = [randomUUID(), randomUUID()]
    for (const person of [gone, elsewhere]) await silent.came(person)
    const times = { beatMs: 50, deadSeconds: 1, steadyMs: 0 }
    const others = [presenceOf(server, times), presenceOf(server, times)]
    const lost: string[] = []
    for (const presence of others)
      presence.onNews((userIds, isOnline) => {
        if (!isOnline) lost.push(...userIds)
      })
    await others[0]?.came(elsewhere)
    await expect.poll(() => lost).toEqual([gone])
    expect(await others[1]?.online([gone, elsewhere])).toEqual(new Set([elsewhere]))
    await Promise.all([silent, ...others].map((presence) => presence.close()))
    expect(lost).toEqual([gone])
  })

  test('of people who were taken for gone it is told that they are here again', async () => {
    const [one, other] = [presenceOf(server), presenceOf(server)]
    const asha = randomUUID()
    const news: unknown[] = []
    await one.came(asha)
    one.onNews((userIds, isOnline) => userIds.includes(asha) && news.push(isOnline))
    await server.run('FLUSHALL')
    await expect.poll(() => news).toEqual([true])
    expect(await other.online([asha])).toEqual(new Set([asha]))
    await Promise.all([one.close(), other.close()])
  })
})

describeWithOwnValkey('a Valkey that fails', () => {
  const server = openTestValkey()
  beforeAll(server.start)

  test('killed and started again, it loses no push unnoticed and everybody is written again', async () => {
    const { one, other, gaps } = await twoProcesses(server)
    const [here, there] = [presenceOf(server), presenceOf(server)]
    const [asha, ravi] = [randomUUID(), randomUUID()]
    await here.came(asha)
    const before = gaps()
    await server.end()
    await expect(here.came(ravi)).rejects.toThrow()
    // A list is shown all the same.
    expect(await there.online([asha, ravi])).toEqual(new Set())
    expect(await here.online([asha, ravi])).toEqual(new Set([asha, ravi]))
    one.tell('asha', typing('meanwhile'))
    await expect.poll(() => one.waiting()).toBeGreaterThan(0)
    await server.start()
    await expect.poll(gaps).toBeGreaterThan(before)
    await expectToHear({ one, other })
    await expect.poll(() => one.waiting()).toBe(0)
    await expect.poll(() => there.online([asha, ravi])).toEqual(new Set([asha, ravi]))
    await Promise.all([here.close(), there.close()])
  })

  test('one that hangs is asked once and then left alone, and each process counts by itself', async () => {
    const createLimiter = limitersOf(server)
    const limiter = createLimiter(randomUUID(), { points: 30, duration: 60 })
    await limiter.consume('other')
    server.hang()
    expect(await countAdmitted([limiter], 'one', 40)).toBe(30)
    const subnet = createLimiter(randomUUID(), { points: 5, duration: 60 })
    expect(await countAdmitted([subnet], 'one', 10)).toBe(5)
    server.goOn()
    // Counted together again: another process knows of them.
    const name = randomUUID()
    await expect
      .poll(async () => {
        await limitersOf(server)(name, { points: 1, duration: 60 })
          .consume('one')
          .catch(() => {})
        return limitersOf(server)(name, { points: 1, duration: 60 })
          .consume('one')
          .then(
            () => 'admitted',
            () => 'refused',
          )
      })
      .toBe('refused')
  })

  test('while it is away pages look again and again what others wrote', async () => {
    const bus = valkeyBus(server.addressOf(randomUUID()), { beatMs: 20 })
    closing.push(bus.close)
    await server.end()
    let gaps = 0
    bus.onGap(() => {
      gaps += 1
    })
    await expect.poll(() => gaps).toBeGreaterThan(3)
    await server.start()
  })

  test('a start without it counts and serves by itself, and finds it when it comes', async () => {
    await server.end()
    const limiter = limitersOf(server)(randomUUID(), { points: 3, duration: 60 })
    expect(await countAdmitted([limiter], 'one', 5)).toBe(3)
    const address = server.addressOf(randomUUID())
    const [one, other] = [valkeyBus(address), valkeyBus(address)]
    closing.push(one.close, other.close)
    one.tell('asha', typing('early'))
    await server.start()
    await meet(one, other)
  })
})
