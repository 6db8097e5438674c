import type { ProductImport } from '#contract/products/product-import.ts'
import { browserStorage } from '#web/storage/storage.ts'

const key = 'importSeen'
const open = new Set<ProductImport['status']>(['checking', 'checked', 'applying'])
const day = 24 * 60 * 60_000

/** The import to show on opening the page: a running one, or the latest of today if its outcome was not seen. */
export function importToShow(imports: readonly ProductImport[], now = Date.now()): ProductImport | undefined {
  const [latest] = imports
  const underWay = imports.find(({ status }) => open.has(status))
  if (underWay || !latest || latest.status === 'cancelled') return underWay
  const isFresh = now - Date.parse(latest.createdAt) < day
  return isFresh && browserStorage.read(key) !== latest.import_id ? latest : undefined
}

/** An outcome is shown once. */
export const noteSeen = ({ import_id }: ProductImport) => browserStorage.write(key, import_id)
