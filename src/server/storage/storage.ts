import { randomUUID } from 'node:crypto'
import { open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Readable } from 'node:stream'
import { makeFolder } from './make-folder.ts'

/** Stores people's files. The server chooses the names (`pictures/ab/abcd…/480.webp`), never a person. */
export type Storage = {
  put(name: string, content: Buffer): Promise<void>
  /** undefined if it does not exist. */
  get(name: string): Promise<Buffer | undefined>
  /** Deletes a file or a folder with its content. Does nothing if it does not exist. */
  delete(name: string): Promise<void>
  /** The names in a folder, or at the top (`.`); none if it does not exist. */
  list(folder: string): Promise<readonly string[]>
  /** The names of all files, in any order. */
  names(): AsyncIterable<string>
  /** When a file was written, or a folder last got or lost one; undefined when there is none. */
  changedAt(name: string): Promise<Date | undefined>
  /** For files too large to hold in memory for each reader; undefined if it does not exist. */
  open(name: string): Promise<OpenFile | undefined>
}
type OpenFile = { readonly size: number; readonly content: Readable }

/** Names no folder, and nothing outside of the one that holds it. */
export const isFileName = (name: string) => !name.split('/').some((part) => ['', '.', '..'].includes(part))

/** Where files are written before they get their name. */
export const unfinishedFolder = 'unfinished'

/** Files below one folder. A file appears complete or not at all, and survives a power cut. */
export function folderStorage(folder: string): Storage {
  const pathOf = (name: string) => join(folder, name)
  return {
    async put(name, content) {
      if (!isFileName(name)) throw new Error(`${name} is no name of a file.`)
      const path = pathOf(name)
      const unfinished = pathOf(`${unfinishedFolder}/${randomUUID()}`)
      const madeFirst = await makeFolder(dirname(path), 0o700)
      await makeFolder(dirname(unfinished), 0o700)
      try {
        await writeFile(unfinished, content, { flush: true, mode: 0o600 })
        await rename(unfinished, path)
      } catch (error) {
        // The partial file that a full disk left would only keep the disk full.
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
    async *names() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothingThere)
      for (const entry of entries ?? []) {
        const name = relative(folder, join(entry.parentPath, entry.name))
        if (entry.isFile() && !name.startsWith(`${unfinishedFolder}/`)) yield name
      }
    },
    changedAt: async (name) => (await stat(pathOf(name)).catch(nothingThere))?.mtime,
  }
}

/** A new name is durable once its folder is synced; a new folder, once its parent is. */
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
