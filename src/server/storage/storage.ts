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

/** Files below one folder. A file appears whole or not at all, and no power cut takes away what was put. */
export function folderStorage(folder: string): Storage {
  const pathOf = (name: string) => join(folder, name)
  return {
    async put(name, content) {
      const path = pathOf(name)
      const unfinished = pathOf(`${unfinishedFolder}/${randomUUID()}`)
      const madeFirst = await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await mkdir(dirname(unfinished), { recursive: true, mode: 0o700 })
      try {
        await writeFile(unfinished, content, { flush: true, mode: 0o600 })
        await rename(unfinished, path)
      } catch (error) {
        // What a full disk left of it would only keep it full.
        await rm(unfinished, { force: true })
        throw error
      }
      await flushFolders(dirname(path), madeFirst ? dirname(madeFirst) : dirname(path))
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

/** A new name is on the disk once its folder is; a new folder once the folder around it is. */
async function flushFolders(innermost: string, outermost: string) {
  for (let each = innermost; each.length >= outermost.length; each = dirname(each)) {
    const folder = await open(each, 'r')
    await folder.sync().finally(() => folder.close())
  }
}

function nothingThere(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
