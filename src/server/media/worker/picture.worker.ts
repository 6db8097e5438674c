import { parentPort } from 'node:worker_threads'
import { type Job, makePicture } from './make-picture.ts'

parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await makePicture(job)))
