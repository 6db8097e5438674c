import { parentPort } from 'node:worker_threads'
import { readFile } from './read-file.ts'

parentPort?.on('message', (csv: string) => parentPort?.postMessage(readFile(csv)))
