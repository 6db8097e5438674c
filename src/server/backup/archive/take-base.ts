import type pg from 'pg'
import type { Sealer } from '#server/backup/backup-seal.ts'
import { copyBase } from '#server/backup/copy-rows.ts'
import type { ArchiveStore, Base } from './archive-store.ts'
import { positionOf, positionText, segmentStart } from './wal-place.ts'

type Means = { readonly sealer: Sealer; readonly store: ArchiveStore; readonly sample: string }

/** Copies the cluster as it runs; with the log from its start to its end the copy becomes whole. */
export async function takeBase(client: pg.Client, { sealer, store, sample }: Means): Promise<Base> {
  const id = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  let pieces = 0
  const results = await copyBase(
    client,
    "BASE_BACKUP (LABEL 'vanij', CHECKPOINT 'fast', WAIT false)",
    (piece) => {
      pieces += 1
      return store.putBasePiece(sealer.seal, piece, { id, number: pieces })
    },
  )
  const [from = '', timeline] = results.at(0) ?? []
  const [to = ''] = results.at(-1) ?? []
  const base: Base = {
    form: 1,
    timeline: Number(timeline),
    from: positionText(segmentStart(positionOf(from ?? ''))),
    to: to ?? '',
    madeAt: new Date().toISOString(),
    pieces,
    sample,
  }
  await store.putBase(sealer.seal, id, base)
  return base
}
