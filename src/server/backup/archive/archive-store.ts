import { z } from 'zod'
import { squeeze, unsqueeze } from '#server/backup/manifest.ts'
import { StartupError } from '#server/startup-error.ts'
import type { Storage } from '#server/storage/storage.ts'
import { type WalPiece, walName, walPieceOf } from './wal-place.ts'

const Base = z.object({
  form: z.literal(1),
  timeline: z.int(),
  /** Where the log must be read from, and how far at least. */
  from: z.string(),
  to: z.string(),
  madeAt: z.string(),
  pieces: z.int(),
  sample: z.base64(),
})
export type Base = z.infer<typeof Base>

type Seal = (content: Buffer, place: string) => Buffer

const isDay = /^\d{4}-\d\d-\d\d$/

/**
 * What was handed over of one cluster on one timeline, which begins anew with each restore to a moment: copies of it, and its
 * write-ahead log.
 */
export function archiveStore(archive: Storage, cluster: string) {
  const placeOf = (name: string) => `${cluster}/${name}`
  const put = async (seal: Seal, name: string, content: Buffer) => {
    const place = placeOf(name)
    await archive.put(place, seal(await squeeze(content), place))
  }
  const get = async (open: Seal, name: string) => {
    const place = placeOf(name)
    const object = await archive.get(place)
    if (!object) throw new StartupError(`The archive was cut short: ${place} is missing.`)
    return unsqueeze(open(object, place))
  }
  const findBases = async () => {
    const bases = { whole: [] as string[], partial: [] as string[] }
    for (const id of (await archive.list(placeOf('base'))).toSorted()) {
      const isWhole = (await archive.list(placeOf(`base/${id}`))).includes('manifest')
      bases[isWhole ? 'whole' : 'partial'].push(id)
    }
    return bases
  }
  const basePiece = (id: string, number: number) => `base/${id}/${number}`
  return {
    putBasePiece: (seal: Seal, content: Buffer, piece: { id: string; number: number }) =>
      put(seal, basePiece(piece.id, piece.number), content),
    putBase: (seal: Seal, id: string, base: Base) =>
      put(seal, `base/${id}/manifest`, Buffer.from(JSON.stringify(base))),
    putWal: (seal: Seal, piece: WalPiece, content: Buffer) => put(seal, walName(piece), content),
    getWal: (open: Seal, piece: WalPiece) => get(open, walName(piece)),
    async getBase(open: Seal, id: string): Promise<Base> {
      return Base.parse(JSON.parse((await get(open, `base/${id}/manifest`)).toString()))
    },
    async *getBasePieces(open: Seal, id: string, { pieces }: Base) {
      for (let number = 1; number <= pieces; number += 1) yield get(open, basePiece(id, number))
    },
    /** The copies that are whole, the oldest first. */
    listBases: async (): Promise<readonly string[]> => (await findBases()).whole,
    /** What is left of a copy that failed is none, and would only keep a full place full. */
    async deletePartialBases() {
      for (const id of (await findBases()).partial) await archive.delete(placeOf(`base/${id}`))
    },
    /** The pieces of the log, all or since a day. */
    async listWal(since = ''): Promise<readonly WalPiece[]> {
      const days = (await archive.list(placeOf('wal'))).filter((day) => isDay.test(day) && day >= since)
      const names = await Promise.all(days.map((day) => archive.list(placeOf(`wal/${day}`))))
      return names.flat().flatMap((name) => walPieceOf(name) ?? [])
    },
  }
}
export type ArchiveStore = ReturnType<typeof archiveStore>

/** Every whole copy of every cluster. */
export async function listCopies(archive: Storage) {
  const copies: { readonly store: ArchiveStore; readonly id: string }[] = []
  for (const cluster of (await archive.list('.')).filter((name) => /^\d+-\d+$/.test(name))) {
    const store = archiveStore(archive, cluster)
    for (const id of await store.listBases()) copies.push({ store, id })
  }
  return copies
}
