import { dirname } from 'node:path'

const mostFiles = 40

/** Data rather than code: migrations have an order, and pictures and drawings are looked up by name. */
const isData = (file: string) => /\.(webp|svg|json|sql)$/.test(file) || /^(docs|public|demo)\//.test(file)

/** Folders with too many files to find one by looking. */
export function crowdedFolders(files: readonly string[]) {
  const folders = Map.groupBy(
    files.filter((file) => !isData(file)),
    dirname,
  )
  return [...folders].flatMap(([folder, { length }]) =>
    length > mostFiles ? [{ folder, count: length }] : [],
  )
}
