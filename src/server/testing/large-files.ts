import { importColumns } from '#contract/products/import-columns.ts'
import { limits } from '#server/limits.ts'
import { aProductsFile } from './imports.ts'

const numbered = (what: string, content: (n: number) => string) =>
  Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`spec_${n + 1}_${what}`, content(n)]))

/** The largest allowed number of products, each with every column filled. */
export const aLargeFile = () =>
  aProductsFile(
    Array.from({ length: limits.import.rows }, (_, row) => ({
      product_name: `Steel bolt M${row % 40}, box of ${row}`,
      description: `Zinc plated, grade 8.8, box of ${row}. `.repeat(8),
      ...{ price_1: '145.50', max_1: '99', price_2: '99', min_2: '100' },
      ...numbered('key', (n) => `Key ${n}`),
      ...numbered('value', (n) => `S,M,L "${n}"`),
    })),
  )

const head = importColumns().join()

/** Files that try to keep their reader busy, with the expected refusal. */
export const hostileFiles = () =>
  [
    ['quotation marks', '"'.repeat(4_000_001), 'A quotation mark that begins in row 1 is never closed.'],
    ['commas', ','.repeat(8_000_000), 'The file is empty.'],
    ['line ends', `${head}\r\n${'\n'.repeat(8_000_000)}`, 'The file holds no products.'],
    ['commas below a head', `${head}\r\n${','.repeat(8_000_000)}`, 'The file holds no products.'],
  ] as const
