import { http } from '#contract/texts/http.ts'
import { LineFull, PoolFull, workerPool } from '#server/concurrency/worker-pool.ts'
import { tooOften, unavailable } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import type { Letter } from './letter.ts'
import type { Paper } from './paper.ts'

type Reader = { readonly user_id: string }

const pool = workerPool<Paper | Letter, Uint8Array>(
  new URL('./paper.worker.ts', import.meta.url),
  limits.paper,
)

/**
 * Makes a PDF in a thread of its own, which loads pdfkit with the first one. Each reader has a line of their own, so that nobody
 * waits for all the papers of another.
 */
export const makePaper = (paper: Paper, { user_id }: Reader): Promise<Buffer> =>
  make(paper, { owner: user_id, waiting: limits.paper.waitingEach })

/**
 * The same for what is made once and kept. It is not refused for the few other papers of its reader, as a pack of evidence
 * would lack it; but nobody with many orders fills the line of all.
 */
export const makeKeptPaper = (paper: Paper | Letter, reader?: Reader): Promise<Buffer> =>
  make(paper, reader && { owner: reader.user_id, waiting: limits.paper.waitingKept })

async function make(paper: Paper | Letter, line: Parameters<typeof pool.run>[1]): Promise<Buffer> {
  try {
    return Buffer.from(await pool.run(paper, line))
  } catch (error) {
    if (error instanceof LineFull) throw tooOften(http.papersUnderWay)
    if (error instanceof PoolFull) throw unavailable()
    throw error
  }
}
