import { createHash } from 'node:crypto'
import type { Shelf } from '#server/named-files/named-folders.rules.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { Sealer } from './backup-seal.ts'
import { fileListOf, squeeze } from './manifest.ts'

export type Shelves = Readonly<Record<Shelf, Storage>>

const atOnce = 8
const shelfNames = ['files', 'sealed'] as const

/** Every file of a market with its shelf. */
export async function* filesOf(shelves: Shelves) {
  for (const shelf of shelfNames) for await (const name of shelves[shelf].names()) yield { shelf, name }
}

/** Does the work for each, a few at once. */
export async function forEachFile<T>(items: AsyncIterable<T>, work: (item: T) => Promise<void>) {
  const iterator = items[Symbol.asyncIterator]()
  const worker = async () => {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

const versionOf = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16)

type Copies = { readonly target: Storage; readonly sealer: Sealer; readonly known: Set<string> }

/** The names of what a target has already. */
export async function knownObjects(target: Storage): Promise<Set<string>> {
  const known = new Set<string>()
  for await (const name of target.names()) known.add(name)
  return known
}

export type MarketFile = { readonly shelf: Shelf; readonly name: string }

/**
 * Copies a file that is not there yet, and answers the object that holds it; undefined if it is gone. Files have names of their
 * own for each content but for sealed ones, which a change of keys seals anew: these are kept by content.
 */
export async function copyToTarget(
  { target, sealer, known }: Copies,
  shelves: Shelves,
  { shelf, name }: MarketFile,
): Promise<string | undefined> {
  const lasting = `${shelf}/${name}`
  if (shelf === 'files' && known.has(lasting)) return lasting
  const content = await shelves[shelf].get(name)
  if (!content) return undefined
  const object = shelf === 'files' ? lasting : `${lasting}/${versionOf(content)}`
  if (!known.has(object)) {
    await target.put(object, sealer.seal(content, object))
    known.add(object)
  }
  return object
}

/** Which file an object of the target is. */
export function fileOfObject(object: string): MarketFile {
  const [shelf, ...rest] = object.split('/')
  return shelf === 'sealed'
    ? { shelf, name: rest.slice(0, -1).join('/') }
    : { shelf: 'files', name: rest.join('/') }
}

const namesInList = 50_000

/**
 * The objects of a backup, in lists that are readable without a key, as the names in the target are: so what no backup names any
 * more is found by whoever makes them. Answers the hash of each list.
 */
export async function writeFileLists(backups: Storage, id: string, objects: readonly string[]) {
  const hashes: string[] = []
  for (let first = 0; first < objects.length; first += namesInList) {
    const list = Buffer.from(objects.slice(first, first + namesInList).join('\n'))
    hashes.push(createHash('sha256').update(list).digest('hex'))
    await backups.put(fileListOf(id, hashes.length), await squeeze(list))
  }
  return hashes
}
