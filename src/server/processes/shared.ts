import { memoryPresence, type Presence } from '#server/push/presence.ts'
import { type Doors, memoryDoors } from './doors.ts'
import { type Leader, onlyLeader } from './leader.ts'

/** What all processes of a market must know together. */
export type Shared = { readonly presence: Presence; readonly doors: Doors; readonly leader: Leader }

/** Of a market that is one process. */
export const inMemory = (): Shared => ({
  presence: memoryPresence(),
  doors: memoryDoors,
  leader: onlyLeader,
})
