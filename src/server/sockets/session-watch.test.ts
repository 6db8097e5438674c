import { expect, test } from 'vitest'
import type { Db } from '#server/db/db.ts'
import type { PushSocket } from '#server/push/push-socket.ts'
import { endSession, openSession } from '#server/sessions/session.service.ts'
import { aBuyer } from '#server/testing/build.ts'
import { until } from '#server/testing/chat.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { startSessionWatch } from './session-watch.ts'
import type { SocketsByUser } from './sockets-by-user.ts'

const testApp = openTestApp()

/** The database, with answers about sessions held back until the test releases them. */
function slowly(db: Db) {
  let lookups = 0
  let letThrough = () => {}
  const slow: Db = {
    ...db,
    async many(query) {
      const rows = await db.many(query)
      lookups += 1
      await new Promise<void>((resolve) => {
        letThrough = resolve
      })
      return rows
    },
  }
  return { slow, countLookups: () => lookups, letThrough: () => letThrough() }
}

const aSocket = (caller: PushSocket['data']['caller'], goodbyes: unknown[]) =>
  ({
    data: { caller },
    conn: { request: { socket: { once: () => {}, destroy: () => {} } } },
    emit: (...words: unknown[]) => goodbyes.push(words),
    disconnect: () => {},
  }) as unknown as PushSocket

test('a socket whose session was replaced while the database was asked about it stays', async () => {
  const { user_id } = await aBuyer(testApp.db)
  const callerOf = async () => {
    const token = await openSession(testApp.db, user_id, 'test')
    const session = await testApp.app.tokens.find(token, '192.0.2.1')
    if ('refusal' in session) throw new Error(session.refusal)
    return session.caller
  }
  const [former, newer] = [await callerOf(), await callerOf()]
  await endSession(testApp.db, former.session_id)

  const [messagesToOne, messagesToOther]: [unknown[], unknown[]] = [[], []]
  const [one, other] = [aSocket(former, messagesToOne), aSocket(former, messagesToOther)]
  const { slow, countLookups, letThrough } = slowly(testApp.db)
  const stop = startSessionWatch(slow, { all: () => [one, other], ids: () => [] } as unknown as SocketsByUser)
  await until(() => countLookups() === 1)
  one.data.caller = newer
  letThrough()
  await until(() => countLookups() === 2)
  const stopped = stop()
  letThrough()
  await stopped
  expect(messagesToOne).toEqual([])
  expect(messagesToOther).not.toEqual([])
})
