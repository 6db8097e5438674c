import { parentPort } from 'node:worker_threads'
import { taxonomyOf } from '#contract/products/taxonomy.ts'
import { amongCategories } from '#server/categories/among.service.ts'
import type { ApartJob } from './import-progress.service.ts'
import { readFile } from './read-file.csv.ts'
import { readPasted } from './read-pasted.rules.ts'
import { readUpdates } from './read-updates.csv.ts'

// The reader of workbooks is loaded with the first of them.
async function read(job: ApartJob['job']) {
  if ('text' in job) return readPasted(job)
  if ('rows' in job) return readUpdates(job)
  if (!job.workbook) return readFile(job.csv, job)
  const { readWorkbook } = await import('./read-workbook.csv.ts')
  return readWorkbook(job.workbook, job)
}

parentPort?.on('message', async ({ job, categories }: ApartJob) =>
  parentPort?.postMessage(await amongCategories(taxonomyOf(categories), () => read(job))),
)
