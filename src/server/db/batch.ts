import { limits } from '#server/limits.ts'
import { literal } from './sql.ts'

/** How many rows one statement of the upkeep handles at most, so that it holds no lock for long. */
export const batchSize = literal(limits.upkeep.rows)

/** Whether a statement handled a full batch, so that there may be more. */
export const isFullBatch = (count: number) => count >= limits.upkeep.rows
