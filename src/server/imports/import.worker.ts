import { parentPort } from 'node:worker_threads'
import { type File, readFile } from './read-file.csv.ts'

parentPort?.on('message', ({ csv, spellings }: File) => parentPort?.postMessage(readFile(csv, spellings)))
