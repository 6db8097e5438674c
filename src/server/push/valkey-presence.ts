import type { ValkeyCommands } from '#server/valkey/valkey-commands.ts'
import type { PresenceStore } from './presence-store.ts'
import { type PresenceTimes, sharedPresence } from './shared-presence.ts'
import { presenceScripts as scripts } from './valkey-presence-scripts.ts'

/**
 * Processes by when they were last seen, people by process, and processes by person. Each script sees and changes them alone, so
 * of two processes that somebody leaves in the same moment one tells.
 */
export const valkeyPresence = (commands: ValkeyCommands, prefix: string, times?: Partial<PresenceTimes>) =>
  sharedPresence(valkeyPresenceStore(commands, prefix), times)

/** People in one script: Valkey does nothing else meanwhile. */
const atOnce = 1_000

function valkeyPresenceStore({ ask }: ValkeyCommands, prefix: string): PresenceStore {
  const run = (script: string, ...values: readonly string[]) =>
    ask((client) => client.eval(script, 0, `${prefix}online:`, ...values))
  const runForPeople = async (script: string, processId: string, userIds: readonly string[]) => {
    const news: string[] = []
    for (let from = 0; from < userIds.length; from += atOnce)
      news.push(...namesIn(await run(script, processId, ...userIds.slice(from, from + atOnce))))
    return news
  }
  return {
    insertPerson: async (userId, processId) =>
      namesIn(await run(scripts.insertPeople, processId, userId)).length > 0,
    deletePerson: async (userId, processId) =>
      namesIn(await run(scripts.deletePeople, processId, userId)).length > 0,
    // Without Valkey a list is shown all the same, with those who are here.
    findOnline: async (userIds) => namesIn(await run(scripts.findOnline, ...userIds).catch(() => [])),
    insertProcess: (processId) => run(scripts.insertProcess, processId),
    updateSeen: async (processId) => (await run(scripts.updateSeen, processId)) === 1,
    async updatePeople(processId, userIds) {
      await run(scripts.insertProcess, processId)
      const known = new Set(namesIn(await run(scripts.findPeople, processId)))
      const here = new Set(userIds)
      const others = [...known].filter((userId) => !here.has(userId))
      const missing = userIds.filter((userId) => !known.has(userId))
      return {
        gone: await runForPeople(scripts.deletePeople, processId, others),
        back: await runForPeople(scripts.insertPeople, processId, missing),
      }
    },
    deleteProcess: (processId) => run(scripts.deleteProcess, processId),
    deleteSilent: async (seconds) => namesIn(await run(scripts.deleteSilent, String(seconds * 1_000))),
  }
}

const namesIn = (answer: unknown): string[] => (Array.isArray(answer) ? answer.map(String) : [])
