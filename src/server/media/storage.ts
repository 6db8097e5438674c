import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** Where files of people live. Names are ours (`pictures/ab/abcd…/480.webp`), never a person's. */
export type Storage = {
  put(name: string, content: Buffer): Promise<void>
  /** undefined when there is none. */
  get(name: string): Promise<Buffer | undefined>
  /** A file, or a folder with all that is in it. Nothing happens when there is none. */
  delete(name: string): Promise<void>
  /** The names in a folder; none when there is no such folder. */
  list(folder: string): Promise<readonly string[]>
  /** When a file was written, or a folder last got or lost one; undefined when there is none. */
  changedAt(name: string): Promise<Date | undefined>
  /** For files too large to hold in memory per reader; undefined when there is none. */
  open(name: string): Promise<OpenFile | undefined>
}
type OpenFile = { readonly size: number; readonly content: Readable }

/** Where files are written before they get their name. */
export const unfinishedFolder = 'unfinished'

/** Files below one folder. A file appears whole or not at all; with `flush` a power cut cannot empty it either. */
export function folderStorage(folder: string, { flush = false } = {}): Storage {
  const pathOf = (name: string) => join(folder, name)
  return {
    async put(name, content) {
      const path = pathOf(name)
      const unfinished = pathOf(`${unfinishedFolder}/${randomUUID()}`)
      await mkdir(dirname(path), { recursive: true })
      await mkdir(dirname(unfinished), { recursive: true })
      await writeFile(unfinished, content, { flush })
      await rename(unfinished, path)
    },
    get: (name) => readFile(pathOf(name)).catch(nothingThere),
    async open(name) {
      const file = await open(pathOf(name)).catch(nothingThere)
      if (!file) return undefined
      const { size } = await file.stat()
      return { size, content: file.createReadStream() }
    },
    delete: (name) => rm(pathOf(name), { force: true, recursive: true }),
    list: async (name) => (await readdir(pathOf(name)).catch(nothingThere)) ?? [],
    changedAt: async (name) => (await stat(pathOf(name)).catch(nothingThere))?.mtime,
  }
}

function nothingThere(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
