import type { Sealer } from '#server/backup/backup-seal.ts'
import {
  copyToTarget,
  filesOf,
  forEachFile,
  knownObjects,
  type MarketFile,
  type Shelves,
} from '#server/backup/market-files.ts'
import type { Storage } from '#server/storage/storage.ts'

export type WaitingFiles = {
  add(file: MarketFile): void
  /** Copies what has come since the last time; the first time whatever the target lacks. */
  handOver(): Promise<void>
}

export function waitingFiles(shelves: Shelves, target: Storage, sealer: Sealer): WaitingFiles {
  const files = new Map<string, MarketFile>()
  let known: Set<string> | undefined
  const add = (file: MarketFile) => void files.set(`${file.shelf}/${file.name}`, file)
  return {
    add,
    async handOver() {
      if (!known) {
        const there = await knownObjects(target)
        for await (const file of filesOf(shelves)) add(file)
        known = there
      }
      const copies = { target, sealer, known }
      await forEachFile(each([...files]), async ([key, file]) => {
        await copyToTarget(copies, shelves, file)
        files.delete(key)
      })
    },
  }
}

async function* each<T>(values: readonly T[]) {
  yield* values
}
