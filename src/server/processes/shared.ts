import { memoryPresence, type Presence } from '#server/push/presence.ts'
import { type Leader, onlyLeader } from './leader.ts'
import { type CreateLimiter, createMemoryLimiter } from './rate-limiters.ts'

/** What all processes of a market must know together. */
export type Shared = {
  readonly presence: Presence
  readonly createLimiter: CreateLimiter
  readonly leader: Leader
}

/** Of a market that is one process. */
export const inMemory = (): Shared => ({
  presence: memoryPresence(),
  createLimiter: createMemoryLimiter,
  leader: onlyLeader,
})
