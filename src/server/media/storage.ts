import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** Where files of people live. Names are ours (`pictures/ab/abcd…/480.webp`), never a person's. */
export type Storage = {
  put(name: string, content: Buffer): Promise<void>
  /** undefined when there is none. */
  get(name: string): Promise<Buffer | undefined>
  /** Nothing happens when there is none. */
  delete(name: string): Promise<void>
  /** For files too large to hold in memory per reader; undefined when there is none. */
  open(name: string): Promise<OpenFile | undefined>
}
export type OpenFile = { readonly size: number; readonly content: Readable }

/** Files below one folder. A file appears whole or not at all. */
export function folderStorage(folder: string): Storage {
  const pathOf = (name: string) => join(folder, name)
  return {
    async put(name, content) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      const unfinished = `${path}.${randomUUID()}`
      await writeFile(unfinished, content)
      await rename(unfinished, path)
    },
    get: (name) => readFile(pathOf(name)).catch(nothingThere),
    async open(name) {
      const file = await open(pathOf(name)).catch(nothingThere)
      if (!file) return undefined
      const { size } = await file.stat()
      return { size, content: file.createReadStream() }
    },
    delete: (name) => rm(pathOf(name), { force: true }),
  }
}

function nothingThere(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
