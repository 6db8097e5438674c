import type { Storage } from '#server/media/storage.ts'
import type { Secrets } from './secrets.ts'

/** Files that lie sealed on the disk. No route serves them by their name. */
export type SealedFiles = Pick<Storage, 'put' | 'get' | 'delete'>

export const sealedFilesIn = (storage: Storage, secrets: Secrets): SealedFiles => ({
  put: (name, content) => storage.put(name, secrets.seal(content, name)),
  async get(name) {
    const sealed = await storage.get(name)
    return sealed && secrets.open(sealed, name)
  },
  delete: (name) => storage.delete(name),
})
