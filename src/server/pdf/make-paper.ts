import { PoolFull, workerPool } from '#server/concurrency/worker-pool.ts'
import { unavailable } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import type { Letter } from './letter.ts'
import type { Paper } from './paper.ts'

const pool = workerPool<Paper | Letter, Uint8Array>(
  new URL('./paper.worker.ts', import.meta.url),
  limits.paper,
)

/** A paper or a letter as a PDF file, made in a thread of its own. pdfkit is loaded there, with the first paper. */
export async function makePaper(paper: Paper | Letter): Promise<Buffer> {
  try {
    return Buffer.from(await pool.run(paper))
  } catch (error) {
    if (error instanceof PoolFull) throw unavailable()
    throw error
  }
}
