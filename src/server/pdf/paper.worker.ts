import { parentPort } from 'node:worker_threads'
import type { Letter } from './letter.ts'
import type { Paper } from './paper.ts'
import { writeLetter } from './write-letter.ts'
import { writePaper } from './write-paper.ts'

parentPort?.on('message', async (job: Paper | Letter) =>
  parentPort?.postMessage(await ('sections' in job ? writeLetter(job) : writePaper(job))),
)
