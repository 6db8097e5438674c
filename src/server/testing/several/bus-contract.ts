import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import type { PushBus } from '#server/push/bus.ts'
import type { PushEvent } from '#server/push/push-event.ts'

export const typing = (roomId: string): PushEvent => ({
  about: 'typing',
  typing: { roomId, userId: randomUUID() },
})

/** The rooms in which somebody types, as one process sees it. */
export function roomsOver(bus: PushBus) {
  const rooms: string[] = []
  bus.subscribe((_, event) => event.about === 'typing' && rooms.push(event.typing.roomId))
  return rooms
}

/** Waits until each receives the events of the other. */
export async function meet(one: PushBus, other: PushBus) {
  const [here, there] = [roomsOver(one), roomsOver(other)]
  const [hello, hi] = [randomUUID(), randomUUID()]
  await expect
    .poll(() => {
      one.tell(randomUUID(), typing(hello))
      other.tell(randomUUID(), typing(hi))
      return here.includes(hi) && there.includes(hello)
    })
    .toBe(true)
  // Events of the first contact may still be on their way.
  const last = randomUUID()
  one.tell(randomUUID(), typing(last))
  other.tell(randomUUID(), typing(last))
  const isLast = (rooms: readonly string[]) => rooms.filter((room) => room === last).length > 1
  await expect.poll(() => isLast(here) && isLast(there)).toBe(true)
}

/** The contract of every bus, whatever carries it. `open` returns the bus of a further process. */
export function describeBus(name: string, open: () => PushBus) {
  const opened = new Set<PushBus>()
  const openOne = () => {
    const bus = open()
    opened.add(bus)
    return bus
  }
  const aPair = async () => {
    const [one, other] = [openOne(), openOne()]
    if (one !== other) await meet(one, other)
    return [one, other] as const
  }
  afterEach(async () => {
    await Promise.all([...opened].map((bus) => bus.close()))
    opened.clear()
  })

  describe(`a bus ${name}`, () => {
    test('tells its own process at once, until it stops listening', () => {
      const bus = openOne()
      const people: string[] = []
      const stop = bus.subscribe((userId) => people.push(userId))
      bus.tell('asha', typing('one'))
      stop()
      bus.tell('asha', typing('two'))
      expect(people).toEqual(['asha'])
    })

    test('tells another process everything once and in order, whatever it weighs', async () => {
      const [one, other] = await aPair()
      const rooms = roomsOver(other)
      const all = Array.from({ length: 1_500 }, (_, n) =>
        n % 300 === 0 ? `${n} ${'म'.repeat(4_000)}` : `${n}`,
      )
      for (const room of all) one.tell('asha', typing(room))
      await expect.poll(() => rooms.length).toBe(all.length)
      expect(rooms).toEqual(all)
    })

    test('says what it still has to say before it closes', async () => {
      const [one, other] = await aPair()
      const rooms = roomsOver(other)
      one.tell('asha', typing('last'))
      await one.close()
      await expect.poll(() => rooms).toEqual(['last'])
    })
  })
}
