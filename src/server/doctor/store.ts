import { randomUUID } from 'node:crypto'
import { reasonOf } from '#server/reasons/reason-of.rules.ts'
import type { Bucket } from '#server/storage/bucket.ts'
import { bucketStorage } from '#server/storage/bucket-storage.ts'
import type { Check } from './check.ts'

/** Does once what the market does with a bucket; `variable` holds its address. */
export async function tryBucket(bucket: Bucket, variable: string): Promise<readonly string[]> {
  const store = bucketStorage(bucket)
  const folder = `doctor-${randomUUID()}`
  const content = Buffer.from('A probe of npm run doctor.')
  let step = 'put an object into'
  try {
    await store.put(`${folder}/probe`, content)
    step = 'get an object from'
    const kept = await store.get(`${folder}/probe`)
    if (!kept?.equals(content))
      return [`The store of ${variable} gives back other bytes than it got: use another.`]
    step = 'list'
    const names = await store.list(folder)
    if (!names.includes('probe'))
      return [`The store of ${variable} does not list what it holds: use one that speaks ListObjectsV2.`]
    step = 'delete an object from'
    await store.delete(folder)
    return []
  } catch (error) {
    return [
      `It was not possible to ${step} the bucket of ${variable} (${reasonOf(error)}): check its address, its key and what the key may do.`,
    ]
  }
}

export const storeCheck: Check = {
  name: 'store',
  find: async ({ env: { bucket } }) => (bucket ? tryBucket(bucket, 'S3_URL') : 'not set'),
}
