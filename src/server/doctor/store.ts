import { randomUUID } from 'node:crypto'
import { bucketStorage } from '#server/storage/bucket-storage.ts'
import { type Check, reasonOf } from './check.ts'

export const storeCheck: Check = {
  name: 'store',
  async find({ env: { bucket } }) {
    if (!bucket) return []
    const store = bucketStorage(bucket)
    const folder = `doctor-${randomUUID()}`
    const content = Buffer.from('A probe of npm run doctor.')
    let step = 'put an object into'
    try {
      await store.put(`${folder}/probe`, content)
      step = 'get an object from'
      const kept = await store.get(`${folder}/probe`)
      if (!kept?.equals(content))
        return ['The store of S3_URL gives back other bytes than it got: use another.']
      step = 'list'
      const names = await store.list(folder)
      if (!names.includes('probe'))
        return ['The store of S3_URL does not list what it holds: use one that speaks ListObjectsV2.']
      step = 'delete an object from'
      await store.delete(folder)
      return []
    } catch (error) {
      return [
        `It was not possible to ${step} the bucket of S3_URL (${reasonOf(error)}): check its address, its key and what the key may do.`,
      ]
    }
  },
}
