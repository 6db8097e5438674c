import { createHash } from 'node:crypto'
import { StartupError } from '#server/startup-error.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { Opener } from './backup-seal.ts'
import { fileListOf, type Manifest, unsqueeze } from './manifest.ts'
import { fileOfObject, forEachFile, type Shelves } from './market-files.ts'

type Lists = { readonly id: string; readonly backups: Storage; readonly manifest: Manifest }

/** The objects that hold the files of a backup. */
export async function* objectsOf({ id, backups, manifest }: Lists): AsyncGenerator<string> {
  for (const [index, hash] of manifest.fileLists.entries()) {
    const place = fileListOf(id, index + 1)
    const list = await backups.get(place)
    if (!list) throw new StartupError(`The backup was cut short: ${place} is missing.`)
    const text = await unsqueeze(list).catch(() => Buffer.alloc(0))
    if (createHash('sha256').update(text).digest('hex') !== hash)
      throw new StartupError(`The backup is damaged: ${place} is not what was written.`)
    yield* text.toString().split('\n')
  }
}

type Source = { readonly files: Storage; readonly open: Opener }

/** Writes the files of a backup where the restored market has them. */
export const bringFiles = (objects: AsyncIterable<string>, { files, open }: Source, shelves: Shelves) =>
  forEachFile(objects, (object) => bringFile(object, { files, open }, shelves))

export async function bringFile(object: string, { files, open }: Source, shelves: Shelves) {
  const content = await files.get(object)
  if (!content) throw new StartupError(`The backup was cut short: ${object} is missing.`)
  const { shelf, name } = fileOfObject(object)
  await shelves[shelf].put(name, open(content, object))
}
