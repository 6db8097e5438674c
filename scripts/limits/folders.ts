import { dirname } from 'node:path'

const mostFiles = 40

/** Migrations are one after the other, pictures and drawings are looked for by name: data, not code. */
const isData = (file: string) => /\.(webp|svg|json|sql)$/.test(file) || /^(docs|public|demo)\//.test(file)

/** Folders with so many files that nobody finds one by looking. */
export function crowdedFolders(files: readonly string[]) {
  const folders = Map.groupBy(
    files.filter((file) => !isData(file)),
    dirname,
  )
  return [...folders].flatMap(([folder, { length }]) =>
    length > mostFiles ? [{ folder, count: length }] : [],
  )
}
