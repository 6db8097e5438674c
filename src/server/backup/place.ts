import { resolve } from 'node:path'
import { StartupError } from '#server/startup-error.ts'
import { type Bucket, bucketOf } from '#server/storage/bucket.ts'
import { bucketStorage } from '#server/storage/bucket-storage.ts'
import { folderStorage, type Storage } from '#server/storage/storage.ts'

/** Where backups lie: a folder, or a bucket of an object store. */
export type BackupPlace =
  | { readonly folder: string; readonly bucket?: undefined }
  | { readonly bucket: Bucket }

export function backupPlaceOf(text: string): BackupPlace {
  if (!text.startsWith('s3:')) return { folder: resolve(text) }
  const bucket = bucketOf(text)
  // The address holds a secret, so it is not said again.
  if (!bucket)
    throw new StartupError(
      'The place of backups is not usable: it must be a folder, or an address such as s3://key:secret@host/bucket/folder.',
    )
  return { bucket }
}

export type BackupTarget = {
  /** One folder for each backup, which is none before its manifest is there. */
  readonly backups: Storage
  /** Files of the market, which all backups share: their names never get another content. */
  readonly files: Storage
  /** What the server hands over while it serves: copies of the database and what was written since. */
  readonly archive: Storage
  /** Whom the market has erased, and a restore must erase again. */
  readonly erased: Storage
  /** Which market the place belongs to. */
  readonly owner: Storage
}

const partOf = (place: BackupPlace, name: string): Storage =>
  place.bucket
    ? bucketStorage({ ...place.bucket, prefix: `${place.bucket.prefix}${name}/` })
    : folderStorage(`${place.folder}/${name}`)

export const openTarget = (place: BackupPlace): BackupTarget => ({
  backups: withReasons(partOf(place, 'backups')),
  files: withReasons(partOf(place, 'files')),
  archive: withReasons(partOf(place, 'archive')),
  erased: withReasons(partOf(place, 'erased')),
  owner: withReasons(partOf(place, 'owner')),
})

/** A copy in the folder that it is a copy of is lost with it. */
export function requireOutside(place: BackupPlace, dataDir: string) {
  if (!place.bucket && `${place.folder}/`.startsWith(`${resolve(dataDir)}/`))
    throw new StartupError(`${place.folder} is within DATA_DIR: a backup belongs on another disk or machine.`)
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'The place of the backup is full',
  EDQUOT: 'The place of the backup is full',
  EROFS: 'The place of the backup cannot be written',
  EACCES: 'The place of the backup cannot be written',
  EPERM: 'The place of the backup cannot be written',
  ENOENT: 'The place of the backup cannot be made',
  ENOTDIR: 'The place of the backup cannot be made',
}

/** What a disk says, in a sentence. */
function withReasons(storage: Storage): Storage {
  return {
    ...storage,
    put: (name, content) =>
      storage.put(name, content).catch((error: NodeJS.ErrnoException) => {
        const reason = reasons[error.code ?? '']
        throw reason ? new StartupError(`${reason}: ${error.message}.`) : error
      }),
  }
}
