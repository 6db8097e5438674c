import type { Db } from '#server/db/db.ts'
import * as sql from './presence.queries.ts'
import type { PresenceStore } from './presence-store.ts'
import { type PresenceTimes, sharedPresence } from './shared-presence.ts'

/** In two tables that PostgreSQL does not log. */
export const postgresPresence = (db: Db, times?: Partial<PresenceTimes>) =>
  sharedPresence(postgresPresenceStore(db), times)

const postgresPresenceStore = (db: Db): PresenceStore => ({
  insertPerson: async (userId, processId) => (await sql.insertPerson(db, userId, processId)).is_news,
  deletePerson: async (userId, processId) => (await sql.deletePerson(db, userId, processId)).is_news,
  findOnline: (userIds) => sql.findOnline(db, userIds),
  insertProcess: (processId) => sql.insertProcess(db, processId),
  updateSeen: async (processId) => (await sql.updateSeen(db, processId)) > 0,
  updatePeople: (processId, userIds) =>
    db.transaction(async (tx) => {
      await sql.insertProcess(tx, processId)
      return {
        gone: await sql.deleteOthers(tx, processId, userIds),
        back: await sql.insertPeople(tx, processId, userIds),
      }
    }),
  async deleteProcess(processId) {
    const isDone = await sql.deleteEmptyProcess(db, processId).catch(() => 0)
    // Another process tells at once that its people went.
    if (isDone === 0) await sql.updateEnded(db, processId)
  },
  deleteSilent: (seconds) => sql.deleteSilent(db, seconds),
})
