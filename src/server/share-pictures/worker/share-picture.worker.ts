import { parentPort } from 'node:worker_threads'
import { type Job, makeSharePicture } from './make-share-picture.ts'

parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await makeSharePicture(job)))
