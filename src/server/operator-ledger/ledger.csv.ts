import { operatorLedger as texts } from '#contract/texts/desk/operator-ledger.ts'
import { byteOrderMark, csvLine } from '#server/csv/write-csv.ts'
import type { Words } from '#server/languages/words.ts'
import type { LedgerRow } from './ledger.row.ts'

const heads = [
  ...[texts.day, texts.seller, texts.sellerGstNumber, texts.buyer, texts.order],
  ...[texts.kind, texts.amount, texts.method, texts.reference],
]

export const ledgerHead = ({ textOf }: Words) => byteOrderMark + csvLine(heads.map(textOf))

/** What was given back counts below zero. */
export const ledgerLine = (row: LedgerRow) =>
  csvLine([
    ...[row.paid_on, row.seller, row.seller_gstin, row.buyer, row.order_id, row.kind],
    (((row.kind === 'refund' ? -1 : 1) * row.amount_paise) / 100).toFixed(2),
    ...[row.method, row.reference],
  ])
