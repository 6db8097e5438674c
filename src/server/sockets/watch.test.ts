import { expect, test } from 'vitest'
import type { Db } from '#server/db/db.ts'
import { endSession, openSession } from '#server/sessions/session.service.ts'
import { aBuyer } from '#server/testing/build.ts'
import { until } from '#server/testing/chat.ts'
import { openHouse } from '#server/testing/house.ts'
import type { LiveSocket } from './live-socket.ts'
import type { People } from './people.ts'
import { startWatch } from './watch.ts'

const house = openHouse()

/** The database, whose answers about sessions wait until they are let through. */
function slowly(db: Db) {
  let asked = 0
  let letThrough = () => {}
  const slow: Db = {
    ...db,
    async many(query) {
      const rows = await db.many(query)
      asked += 1
      await new Promise<void>((resolve) => {
        letThrough = resolve
      })
      return rows
    },
  }
  return { slow, asked: () => asked, letThrough: () => letThrough() }
}

const aSocket = (caller: LiveSocket['data']['caller'], said: unknown[]) =>
  ({
    data: { caller },
    conn: { request: { socket: { once: () => {}, destroy: () => {} } } },
    emit: (...words: unknown[]) => said.push(words),
    disconnect: () => {},
  }) as unknown as LiveSocket

test('a socket whose session was replaced while the database was asked about it stays', async () => {
  const { user_id } = await aBuyer(house.db)
  const callerOf = async () => {
    const token = await openSession(house.db, user_id, 'test')
    const found = await house.app.tokens.find(token, '192.0.2.1')
    if ('refusal' in found) throw new Error(found.refusal)
    return found.caller
  }
  const [former, newer] = [await callerOf(), await callerOf()]
  await endSession(house.db, former.session_id)

  const [saidToOne, saidToOther]: [unknown[], unknown[]] = [[], []]
  const [one, other] = [aSocket(former, saidToOne), aSocket(former, saidToOther)]
  const { slow, asked, letThrough } = slowly(house.db)
  const stop = startWatch(slow, { all: () => [one, other], ids: () => [] } as unknown as People)
  await until(() => asked() === 1)
  one.data.caller = newer
  letThrough()
  await until(() => asked() === 2)
  const stopped = stop()
  letThrough()
  await stopped
  expect(saidToOne).toEqual([])
  expect(saidToOther).not.toEqual([])
})
