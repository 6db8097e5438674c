import { parentPort } from 'node:worker_threads'
import { makePicture } from './make-picture.ts'

parentPort?.on('message', async (dataUrl: string) => parentPort?.postMessage(await makePicture(dataUrl)))
