import { parentPort } from 'node:worker_threads'
import { readFile } from './read-file.csv.ts'

parentPort?.on('message', (csv: string) => parentPort?.postMessage(readFile(csv)))
