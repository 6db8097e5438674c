import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import type { Presence } from '#server/push/presence.ts'

/** The contract of every presence, wherever it is stored. `open` returns that of a further process. */
export function describePresence(name: string, open: () => Presence) {
  const opened: Presence[] = []
  const openOne = () => {
    const presence = open()
    opened.push(presence)
    return presence
  }
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((presence) => presence.close()))
  })

  describe(`presence ${name}`, () => {
    test('coming is news to who was nowhere, and leaving to who is nowhere any more', async () => {
      const presence = openOne()
      const [asha, ravi] = [randomUUID(), randomUUID()]
      expect(await presence.came(asha)).toBe(true)
      expect(await presence.online([asha, ravi])).toEqual(new Set([asha]))
      expect(await presence.left(asha)).toBe(true)
      expect(await presence.online([asha, ravi])).toEqual(new Set())
      expect(await presence.online([])).toEqual(new Set())
    })

    test('who is there already is no news', async () => {
      const presence = openOne()
      const asha = randomUUID()
      expect([await presence.came(asha), await presence.came(asha)]).toContain(true)
      expect(await presence.online([asha])).toEqual(new Set([asha]))
    })
  })
}

/** The contract for a presence that several processes share. */
export function describeSharedPresence(name: string, open: () => Presence) {
  const opened: Presence[] = []
  const openOne = () => {
    const presence = open()
    opened.push(presence)
    return presence
  }
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((presence) => presence.close()))
  })

  describe(`presence of several processes ${name}`, () => {
    test('a person is there as long as at one of them', async () => {
      const [one, other] = [openOne(), openOne()]
      const asha = randomUUID()
      expect(await one.came(asha)).toBe(true)
      expect(await other.came(asha)).toBe(false)
      expect(await one.left(asha)).toBe(false)
      expect(await one.online([asha])).toEqual(new Set([asha]))
      expect(await other.left(asha)).toBe(true)
      expect(await one.online([asha])).toEqual(new Set())
    })

    test('who leaves two of them at the same moment has left, which is published once', async () => {
      const [one, other] = [openOne(), openOne()]
      const people = Array.from({ length: 50 }, () => randomUUID())
      for (const person of people) await Promise.all([one.came(person), other.came(person)])
      for (const person of people) {
        const news = await Promise.all([one.left(person), other.left(person)])
        expect(news.filter(Boolean)).toEqual([true])
      }
    })

    test('a process that ends takes its people along', async () => {
      const [one, other] = [openOne(), openOne()]
      const asha = randomUUID()
      await one.came(asha)
      await one.close()
      await expect.poll(() => other.online([asha])).toEqual(new Set())
    })
  })
}
