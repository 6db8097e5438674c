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

/** What the server keeps beside the database, in the data folder or in a bucket. */
export function fileServices(
  where: Where,
  secrets: Secrets,
): Pick<Services, 'storage' | 'secrets' | 'sealedFiles'> {
  const { files, sealed } = shelvesOf(where)
  return { storage: files, secrets, sealedFiles: sealedFilesIn(sealed, secrets) }
}
