import { toPercent } from '#contract/tax/percent.ts'
import { stateName } from '#contract/tax/states.ts'
import type { DocumentLine } from '#server/documents/document.row.ts'
import type { TallyDocument, TallyPayment } from './tally.row.ts'
import { partyLedger, type Side, stockItem, type TallyNames } from './tally-names.rules.ts'
import { branch, branchWith, leaf } from './xml.rules.ts'

/** In Tally a debit is negative and 'deemed positive', a credit is positive. */
const amountOf = (paise: number) => (paise / 100).toFixed(2)
const signed = (paise: number) => [
  leaf('ISDEEMEDPOSITIVE', paise < 0 ? 'Yes' : 'No'),
  leaf('AMOUNT', amountOf(paise)),
]
const dateOf = (day: string) => day.replaceAll('-', '')

type Bill = { readonly name: string; readonly type: 'New Ref' | 'Agst Ref' | 'Advance' }

const billOf = (paise: number, { name, type }: Bill) =>
  branch('BILLALLOCATIONS.LIST', leaf('NAME', name), leaf('BILLTYPE', type), leaf('AMOUNT', amountOf(paise)))

const partyEntry = (element: string, ledger: string, paise: number, bill: Bill) =>
  branch(
    element,
    leaf('LEDGERNAME', ledger),
    leaf('ISPARTYLEDGER', 'Yes'),
    ...signed(paise),
    billOf(paise, bill),
  )

const ledgerEntry = (element: string, ledger: string, paise: number) =>
  paise === 0 ? '' : branch(element, leaf('LEDGERNAME', ledger), ...signed(paise))

const message = (content: string) => `${branchWith('TALLYMESSAGE', { 'xmlns:UDF': 'TallyUDF' }, content)}\n`

type Voucher = {
  readonly id: string
  readonly type: 'Sales' | 'Purchase' | 'Credit Note' | 'Debit Note' | 'Receipt' | 'Payment'
  readonly view: 'Invoice Voucher View' | 'Accounting Voucher View'
}

/** By its id a second import changes the voucher instead of adding another one. */
const voucherOf = ({ id, type, view }: Voucher, ...content: readonly string[]) =>
  message(
    branchWith(
      'VOUCHER',
      { REMOTEID: id, VCHTYPE: type, ACTION: 'Create', OBJVIEW: view },
      leaf('GUID', id),
      ...content,
      leaf('VOUCHERTYPENAME', type),
      leaf('PERSISTEDVIEW', view),
    ),
  )

/** Each side names a note by what it does to the account of the other. */
const kinds = {
  sales: { INV: 'Sales', BOS: 'Sales', CRN: 'Credit Note', DBN: 'Debit Note' },
  purchases: { INV: 'Purchase', BOS: 'Purchase', CRN: 'Debit Note', DBN: 'Credit Note' },
} as const

/** The names of the ledgers of a side. */
export const sideLedgers = (names: TallyNames, side: Side) =>
  side === 'sales'
    ? { goods: names.sales, cgst: names.cgst, sgst: names.sgst, igst: names.igst }
    : { goods: names.purchases, cgst: names.cgst_in, sgst: names.sgst_in, igst: names.igst_in }

export function partyOf({ particulars, buyer_id, gstin }: TallyDocument, side: Side) {
  const party = side === 'sales' ? particulars.buyer : particulars.seller
  return { ...party, id: side === 'sales' ? buyer_id : gstin }
}

function itemEntry(line: DocumentLine, direction: number, goods: string) {
  const paise = line.taxable_paise * direction
  const quantity = ` ${line.quantity} ${line.unit_code}`
  const rate = (line.taxable_paise / line.quantity / 100).toFixed(4)
  return branch(
    'ALLINVENTORYENTRIES.LIST',
    leaf('STOCKITEMNAME', stockItem(line)),
    ...signed(paise),
    leaf('RATE', `${rate}/${line.unit_code}`),
    leaf('ACTUALQTY', quantity),
    leaf('BILLEDQTY', quantity),
    ...(line.hsn_code ? [leaf('GSTHSNNAME', line.hsn_code)] : []),
    branch(
      'RATEDETAILS.LIST',
      leaf('GSTRATEDUTYHEAD', 'IGST'),
      leaf('GSTRATE', String(toPercent(line.gst_rate_bp))),
    ),
    branch('ACCOUNTINGALLOCATIONS.LIST', leaf('LEDGERNAME', goods), ...signed(paise)),
  )
}

function headOf(row: TallyDocument, party: string, side: Side) {
  const { name, gstin, state_code } = partyOf(row, side)
  const state = stateName(state_code) ?? ''
  return [
    leaf('DATE', dateOf(row.issued_on)),
    leaf('VOUCHERNUMBER', row.number),
    leaf('REFERENCE', row.number),
    leaf('PARTYLEDGERNAME', party),
    leaf('PARTYNAME', name),
    leaf('ISINVOICE', 'Yes'),
    ...(gstin ? [leaf('PARTYGSTIN', gstin)] : []),
    ...(state ? [leaf('STATENAME', state)] : []),
    leaf('PLACEOFSUPPLY', stateName(row.supply_state_code) ?? ''),
    leaf('COUNTRYOFRESIDENCE', 'India'),
    ...(row.irn ? [leaf('IRN', row.irn)] : []),
    leaf('NARRATION', [row.order_id ?? '', row.reason ?? ''].filter(Boolean).join(': ')),
  ]
}

/** A document of an order. What is cancelled keeps its number and has no amounts; a debit note moves no goods. */
export function documentVoucher(row: TallyDocument, names: TallyNames, side: Side): string {
  const isDebit = row.kind === 'DBN'
  const type = kinds[side][row.kind]
  const voucher = { id: row.invoice_id, type, view: 'Invoice Voucher View' } as const
  const party = partyLedger(partyOf(row, side), names)
  const head = headOf(row, party, side)
  if (row.cancelled_at !== null) return voucherOf(voucher, ...head, leaf('ISCANCELLED', 'Yes'))
  const direction = (side === 'sales' ? 1 : -1) * (row.kind === 'CRN' ? -1 : 1)
  const ledgers = sideLedgers(names, side)
  const bill: Bill = row.bill_number
    ? { name: row.bill_number, type: 'Agst Ref' }
    : { name: row.number, type: 'New Ref' }
  return voucherOf(
    voucher,
    ...head,
    partyEntry('LEDGERENTRIES.LIST', party, -row.total_paise * direction, bill),
    ...(isDebit
      ? [ledgerEntry('LEDGERENTRIES.LIST', ledgers.goods, row.taxable_paise * direction)]
      : row.lines.map((line) => itemEntry(line, direction, ledgers.goods))),
    ledgerEntry('LEDGERENTRIES.LIST', ledgers.cgst, row.cgst_paise * direction),
    ledgerEntry('LEDGERENTRIES.LIST', ledgers.sgst, row.sgst_paise * direction),
    ledgerEntry('LEDGERENTRIES.LIST', ledgers.igst, row.igst_paise * direction),
  )
}

export const partyOfPayment = ({ party_id, party_name, party_gstin }: TallyPayment) => ({
  id: party_id,
  name: party_name,
  gstin: party_gstin,
})

/** What arrived, or was given back. What was paid before the bill is an advance under the number of the order. */
export function paymentVoucher(payment: TallyPayment, names: TallyNames, side: Side): string {
  const isIn = (side === 'sales') === (payment.kind !== 'refund')
  const party = partyLedger(partyOfPayment(payment), names)
  const paise = payment.amount_paise * (isIn ? 1 : -1)
  const bill: Bill = payment.bill_number
    ? { name: payment.bill_number, type: 'Agst Ref' }
    : { name: payment.order_id, type: 'Advance' }
  const words = [payment.order_id, payment.method.toUpperCase(), payment.reference].filter(Boolean)
  return voucherOf(
    { id: payment.payment_id, type: isIn ? 'Receipt' : 'Payment', view: 'Accounting Voucher View' },
    leaf('DATE', dateOf(payment.paid_on)),
    leaf('REFERENCE', payment.reference),
    leaf('PARTYLEDGERNAME', party),
    leaf('NARRATION', words.join(' ')),
    partyEntry('ALLLEDGERENTRIES.LIST', party, paise, bill),
    ledgerEntry('ALLLEDGERENTRIES.LIST', payment.method === 'cash' ? names.cash : names.bank, -paise),
  )
}
