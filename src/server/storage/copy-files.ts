import type { Storage } from './storage.ts'

export type CopiedFiles = { readonly files: number; readonly bytes: number; readonly copied: number }

const atOnce = 8

/**
 * Copies every file that is not there yet, and reads each of them back: what is counted has been compared byte by byte. It may be
 * stopped and started again at any time, and it deletes nothing.
 */
export async function copyFiles(from: Storage, to: Storage): Promise<CopiedFiles> {
  const sum = { files: 0, bytes: 0, copied: 0 }
  const names = from.names()[Symbol.asyncIterator]()
  const work = async () => {
    for (let next = await names.next(); !next.done; next = await names.next()) {
      const content = await from.get(next.value)
      // Deleted since it was listed.
      if (!content) continue
      if (await copyFile(to, next.value, content)) sum.copied += 1
      sum.files += 1
      sum.bytes += content.length
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return sum
}

async function copyFile(to: Storage, name: string, content: Buffer) {
  if ((await to.get(name))?.equals(content)) return false
  await to.put(name, content)
  if (!(await to.get(name))?.equals(content)) throw new Error(`${name} came back with other bytes.`)
  return true
}
