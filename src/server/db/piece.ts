import { limits } from '#server/limits.ts'
import { literal } from './sql.ts'

/** How many rows one statement of the upkeep takes at most: it holds no lock for long, whatever has piled up. */
export const batchSize = literal(limits.upkeep.rows)

/** Whether a statement took as many as it may, so that there may be more. */
export const isFullBatch = (count: number) => count >= limits.upkeep.rows
