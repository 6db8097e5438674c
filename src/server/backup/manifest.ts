import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { z } from 'zod'
import type { Opener } from '#server/backup/backup-seal.ts'
import { StartupError } from '#server/startup-error.ts'
import type { Storage } from '#server/storage/storage.ts'

export const squeeze = promisify(zstdCompress)
export const unsqueeze = promisify(zstdDecompress)

const Table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  /** How many objects its rows fill. */
  pieces: z.int(),
})

const Sequence = z.object({ name: z.string(), value: z.int(), is_called: z.boolean() })

const Manifest = z.object({
  form: z.literal(1),
  /** The moment whose rows it holds, by the clock of the database. */
  moment: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(Table),
  sequences: z.array(Sequence),
  /** Of each list of files a hash, in their order. */
  fileLists: z.array(z.string()),
  files: z.int(),
  /** What rows named and the market itself no longer had. */
  missing: z.array(z.string()),
  /** Sealed by the key of the market's own secrets, which is in no backup: so a restore knows it again. */
  sample: z.base64(),
})
export type Manifest = z.infer<typeof Manifest>
export type BackedTable = z.infer<typeof Table>

export const sampleOf = 'backup/sample'

/** Where in a target an object of a backup lies, which is what it is sealed for. */
const manifestOf = (id: string) => `${id}/manifest`
export const pieceOf = (id: string, table: string, number: number) => `${id}/${table}/${number}`
export const fileListOf = (id: string, number: number) => `${id}/file-names/${number}`

export const writeManifest = async (
  backups: Storage,
  seal: (content: Buffer, place: string) => Buffer,
  { id, manifest }: { id: string; manifest: Manifest },
) => {
  const place = manifestOf(id)
  await backups.put(place, seal(await squeeze(Buffer.from(JSON.stringify(manifest))), place))
}

export async function readManifest(backups: Storage, open: Opener, id: string): Promise<Manifest> {
  const place = manifestOf(id)
  const object = await backups.get(place)
  if (!object) throw new StartupError(`There is no whole backup ${id}.`)
  const read = Manifest.safeParse(JSON.parse((await unsqueeze(open(object, place))).toString()))
  if (!read.success)
    throw new StartupError('The backup was made by another version of Vanij: please use that version.')
  return read.data
}

/** What a place must hold by its manifest. */
export async function readPiece(storage: Storage, open: Opener, place: string): Promise<Buffer> {
  const object = await storage.get(place)
  if (!object) throw new StartupError(`The backup was cut short: ${place} is missing.`)
  return unsqueeze(open(object, place))
}

/** The ids of whole backups, the oldest first, and what attempts that broke off have left. */
export async function listBackups(backups: Storage) {
  const ids = (await backups.list('.')).filter((name) => /^\d{8}T\d{6}Z-/.test(name)).sort()
  const whole: string[] = []
  const partial: string[] = []
  for (const id of ids) {
    const isWhole = (await backups.list(id)).includes('manifest')
    ;(isWhole ? whole : partial).push(id)
  }
  return { whole, partial }
}
