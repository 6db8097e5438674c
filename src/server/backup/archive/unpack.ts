import { chown, mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartupError } from '#server/startup-error.ts'
import { isFileName } from '#server/storage/storage.ts'

type Ids = { readonly uid: number; readonly gid: number } | undefined

const blockBytes = 512
type Entry = { readonly name: string; readonly size: number; readonly isFolder: boolean }

const textIn = (head: Buffer, from: number, to: number) =>
  head.toString('utf8', from, to).replace(/\0.*$/s, '')

function entryOf(head: Buffer): Entry | undefined {
  const name = textIn(head, 0, 100).replace(/^\.\/|\/$/g, '')
  if (name === '') return undefined
  const kind = textIn(head, 156, 157)
  if (!['', '0', '5'].includes(kind) || !isFileName(name))
    throw new StartupError(`The archive holds what no copy of a cluster does: ${name}.`)
  return { name, size: Number.parseInt(textIn(head, 124, 136), 8), isFolder: kind === '5' }
}

/** Takes bytes off the front of pieces that come one by one. */
function reader(pieces: AsyncIterator<Buffer>) {
  let rest: Buffer = Buffer.alloc(0)
  return async (limit: number): Promise<Buffer> => {
    if (rest.length === 0) {
      const next = await pieces.next()
      if (next.done) return rest
      rest = next.value
    }
    const part = rest.subarray(0, limit)
    rest = rest.subarray(part.length)
    return part
  }
}

async function readWhole(take: ReturnType<typeof reader>, bytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  for (let left = bytes; left > 0; ) {
    const part = await take(left)
    if (part.length === 0) break
    parts.push(part)
    left -= part.length
  }
  return Buffer.concat(parts)
}

/** Writes the archive of a base backup (tar) into a folder. */
export async function unpack(pieces: AsyncIterable<Buffer>, folder: string, ids: Ids) {
  const take = reader(pieces[Symbol.asyncIterator]())
  await makeFolder(folder, ids)
  for (;;) {
    const head = await readWhole(take, blockBytes)
    const entry = head.length < blockBytes ? undefined : entryOf(head)
    if (!entry) return
    const path = join(folder, entry.name)
    if (entry.isFolder) await makeFolder(path, ids)
    else await writeEntry(path, entry.size, take, ids)
    await readWhole(take, (blockBytes - (entry.size % blockBytes)) % blockBytes)
  }
}

async function makeFolder(path: string, ids: Ids) {
  await mkdir(path, { recursive: true, mode: 0o700 })
  if (ids) await chown(path, ids.uid, ids.gid)
}

async function writeEntry(path: string, size: number, take: ReturnType<typeof reader>, ids: Ids) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = await open(path, 'w', 0o600)
  try {
    for (let left = size; left > 0; ) {
      const part = await take(left)
      if (part.length === 0) throw new StartupError('The archive was cut short.')
      await file.writeFile(part)
      left -= part.length
    }
  } finally {
    await file.close()
  }
  if (ids) await chown(path, ids.uid, ids.gid)
}
