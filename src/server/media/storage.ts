import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where files of people live. Names are ours (`pictures/ab/abcd…/480.webp`), never a person's. */
export type Storage = {
  put(name: string, content: Buffer): Promise<void>
  /** undefined when there is none. */
  get(name: string): Promise<Buffer | undefined>
  /** Nothing happens when there is none. */
  delete(name: string): Promise<void>
}

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
    async get(name) {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    delete: (name) => rm(pathOf(name), { force: true }),
  }
}
