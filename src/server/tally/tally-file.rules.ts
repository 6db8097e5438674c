import { type FileToZip, zipOf } from '#server/evidence/zip.rules.ts'
import type { TallyDocument, TallyPayment } from './tally.row.ts'
import { importEnd, importHead, TallyMasters } from './tally-masters.rules.ts'
import type { Side, TallyNames } from './tally-names.rules.ts'
import { documentVoucher, paymentVoucher } from './tally-voucher.rules.ts'

/** A month as it is read: twice, because the masters come first. */
export type MonthToWrite = {
  readonly side: Side
  readonly names: TallyNames
  readonly documents: () => AsyncIterable<readonly TallyDocument[]>
  readonly payments: () => AsyncIterable<readonly TallyPayment[]>
}

const guide = `1. Import 1-masters.xml in Tally first: Import > Masters. Choose "Modify with new data" for what is there.
2. Then import 2-vouchers.xml: Import > Transactions.
A second import of the same month changes its vouchers and adds none, because each has the id of its invoice.
`

async function* mastersOf({ side, names, documents, payments }: MonthToWrite) {
  const masters = new TallyMasters(side, names)
  for await (const rows of documents()) for (const row of rows) masters.addDocument(row)
  for await (const rows of payments()) for (const row of rows) masters.addPayment(row)
  yield importHead('All Masters')
  yield* masters.parts()
  yield importEnd
}

async function* vouchersOf(month: MonthToWrite, count: (rows: number) => void) {
  const { side, names } = month
  yield importHead('Vouchers')
  for await (const rows of month.documents()) {
    count(rows.length)
    yield rows.map((row) => documentVoucher(row, names, side)).join('')
  }
  for await (const rows of month.payments()) {
    count(rows.length)
    yield rows.map((row) => paymentVoucher(row, names, side)).join('')
  }
  yield importEnd
}

async function* bytesOf(parts: AsyncIterable<string>): AsyncIterable<Uint8Array> {
  for await (const part of parts) yield Buffer.from(part)
}

async function* filesOf(month: MonthToWrite, count: (rows: number) => void): AsyncIterable<FileToZip> {
  yield { name: '1-masters.xml', isPressed: false, parts: bytesOf(mastersOf(month)) }
  yield { name: '2-vouchers.xml', isPressed: false, parts: bytesOf(vouchersOf(month, count)) }
  yield { name: 'read-me.txt', isPressed: false, parts: [Buffer.from(guide)] }
}

/** A month for Tally, written as it is read. */
export const tallyZip = (month: MonthToWrite, count: (rows: number) => void) => zipOf(filesOf(month, count))
