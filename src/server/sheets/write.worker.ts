import { parentPort } from 'node:worker_threads'
import { type Table, writeWorkbook } from './write-workbook.ts'

parentPort?.on('message', async (table: Table) => parentPort?.postMessage(await writeWorkbook(table)))
