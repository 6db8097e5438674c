import { join } from 'node:path'
import type { Env } from './env.ts'
import { sealedFilesIn } from './secrets/sealed-files.ts'
import type { Secrets } from './secrets/secrets.ts'
import type { Services } from './services.ts'
import { bucketStorage } from './storage/bucket-storage.ts'
import { folderStorage, type Storage } from './storage/storage.ts'

/** Where files lie: pictures and files of chats for those who may see them, sealed documents for almost nobody. */
type Shelves = Readonly<Record<'files' | 'sealed', Storage>>

export const folderShelves = (dataDir: string): Shelves => ({
  files: folderStorage(join(dataDir, 'files')),
  sealed: folderStorage(join(dataDir, 'sealed')),
})

export const bucketShelves = (bucket: NonNullable<Env['bucket']>): Shelves => ({
  files: bucketStorage({ ...bucket, prefix: `${bucket.prefix}files/` }),
  sealed: bucketStorage({ ...bucket, prefix: `${bucket.prefix}sealed/` }),
})

type Where = Pick<Env, 'dataDir'> & Partial<Pick<Env, 'bucket'>>

export const shelvesOf = ({ dataDir, bucket }: Where): Shelves =>
  bucket ? bucketShelves(bucket) : folderShelves(dataDir)

type OnPut = (file: { readonly shelf: keyof Shelves; readonly name: string }) => void

/** What the server keeps beside the database, in the data folder or in a bucket. */
export function fileServices(
  where: Where,
  secrets: Secrets,
  onPut?: OnPut,
): Pick<Services, 'storage' | 'secrets' | 'sealedFiles'> {
  const { files, sealed } = onPut ? noticed(shelvesOf(where), onPut) : shelvesOf(where)
  return { storage: files, secrets, sealedFiles: sealedFilesIn(sealed, secrets) }
}

/** Says of each file that it was written, before anybody can name it. */
function noticed({ files, sealed }: Shelves, onPut: OnPut): Shelves {
  const withNotice = (storage: Storage, shelf: keyof Shelves): Storage => ({
    ...storage,
    put: async (name, content) => {
      await storage.put(name, content)
      onPut({ shelf, name })
    },
  })
  return { files: withNotice(files, 'files'), sealed: withNotice(sealed, 'sealed') }
}
