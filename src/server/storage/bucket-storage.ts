import type { Bucket } from './bucket.ts'
import { bucketClient } from './bucket-client.ts'
import { listPages, noBucket } from './bucket-list.ts'
import type { BucketTimes } from './bucket-request.ts'
import { isFileName, type Storage } from './storage.ts'

/** Files in a bucket, under the names that they have in a folder. An object appears whole or not at all. */
export function bucketStorage(bucket: Bucket, times?: BucketTimes): Storage {
  const client = bucketClient(bucket, times)
  const keyOf = (name: string) => bucket.prefix + name

  async function changedWithin(name: string) {
    let newest = 0
    for await (const { changedAt } of listPages(client, `${keyOf(name)}/`))
      newest = Math.max(newest, ...changedAt)
    return newest > 0 ? new Date(newest) : undefined
  }

  return {
    async put(name, content) {
      const { status } = await client.call({ method: 'PUT', key: keyOf(name), body: content })
      if (status === 404) throw noBucket()
    },
    async get(name) {
      const { status, content } = await client.call({ method: 'GET', key: keyOf(name) })
      return status === 404 ? undefined : content
    },
    async open(name) {
      const content = await client.stream({ method: 'GET', key: keyOf(name) })
      return content && { size: Number(content.headers['content-length']), content }
    },
    async delete(name) {
      await client.call({ method: 'DELETE', key: keyOf(name) })
      for await (const { keys } of listPages(client, `${keyOf(name)}/`))
        await Promise.all(keys.map((key) => client.call({ method: 'DELETE', key })))
    },
    async list(folder) {
      // At the top a key has no folder before it.
      const within = folder === '.' ? bucket.prefix : `${keyOf(folder)}/`
      const names: string[] = []
      for await (const { keys, folders } of listPages(client, within, '/'))
        names.push(...[...keys, ...folders].map((key) => key.slice(within.length).replace(/\/$/, '')))
      return names
    },
    async *names() {
      // A console of a store makes empty objects for its folders, and others may write there what they like.
      for await (const { keys } of listPages(client, bucket.prefix))
        yield* keys.map((key) => key.slice(bucket.prefix.length)).filter(isFileName)
    },
    async changedAt(name) {
      const { status, headers } = await client.call({ method: 'HEAD', key: keyOf(name) })
      return status === 404 ? changedWithin(name) : new Date(headers['last-modified'] ?? 0)
    },
  }
}
