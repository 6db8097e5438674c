import { parentPort } from 'node:worker_threads'
import { type Job, makePriceList } from './make-price-list.ts'

parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await makePriceList(job)))
