import type { Storage } from '#server/storage/storage.ts'
import type { Secrets } from './secrets.ts'

/** Files that lie sealed on the disk. No route serves them by their name. */
export type SealedFiles = Omit<Storage, 'open' | 'names'> & {
  /** Seals a file with the first key if another one sealed it; false where there is nothing to do. */
  reseal(name: string): Promise<boolean>
}

export const sealedFilesIn = (storage: Storage, secrets: Secrets): SealedFiles => ({
  put: (name, content) => storage.put(name, secrets.seal(content, name)),
  async get(name) {
    const sealed = await storage.get(name)
    return sealed && secrets.open(sealed, name)
  },
  async reseal(name) {
    const sealed = await storage.get(name)
    if (!sealed || secrets.isCurrent(sealed)) return false
    await storage.put(name, secrets.seal(secrets.open(sealed, name), name))
    return true
  },
  delete: (name) => storage.delete(name),
  list: (folder) => storage.list(folder),
  changedAt: (name) => storage.changedAt(name),
})
