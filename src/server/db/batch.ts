import { limits } from '#server/limits.ts'
import { literal } from './sql.ts'

/**
 * How many rows one statement of the upkeep handles at most, so that it holds no lock for long. A statement takes them by
 * `= any(array(select … limit … for update skip locked))`: `in (select …)` may be asked again for each row, and then each
 * answer skips what the ones before have locked, so that it takes all.
 */
export const batchSize = literal(limits.upkeep.rows)

/** Whether a statement handled a full batch, so that there may be more. */
export const isFullBatch = (count: number) => count >= limits.upkeep.rows
