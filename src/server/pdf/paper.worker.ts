import { parentPort } from 'node:worker_threads'
import type { Paper } from './paper.ts'
import { writePaper } from './write-paper.ts'

parentPort?.on('message', async (paper: Paper) => parentPort?.postMessage(await writePaper(paper)))
