import { Refusal } from '#server/errors.ts'
import { printLine } from '#server/print-line.ts'
import { StartupError } from '#server/startup-error.ts'
import type { Bucket } from './bucket.ts'
import { bucketClient } from './bucket-client.ts'

/** A wrong name or key ends the start; a store that does not answer now may do so in a moment. */
export async function requireBucket(bucket: Bucket) {
  const query = { 'list-type': '2', 'max-keys': '1', prefix: bucket.prefix }
  const answer = await bucketClient(bucket)
    .call({ method: 'GET', query })
    .catch((error: Error) => error)
  if (answer instanceof Refusal)
    printLine('The store of S3_URL does not answer: until it does, pictures and files are missing.')
  else if (answer instanceof Error) throw new StartupError(`${answer.message}. Please check S3_URL.`)
  else if (answer.status === 404) throw new StartupError('There is no such bucket. Please check S3_URL.')
}
