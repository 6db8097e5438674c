import { toPercent } from '#contract/tax/percent.ts'
import { stateName } from '#contract/tax/states.ts'
import type { DocumentLine, Party } from '#server/documents/document.row.ts'
import type { TallyDocument, TallyPayment } from './tally.row.ts'
import {
  nameKey,
  partyLedger,
  type Side,
  stockItem,
  type TallyNames,
  type TallyParty,
} from './tally-names.rules.ts'
import { partyOf, partyOfPayment, sideLedgers } from './tally-voucher.rules.ts'
import { branch, branchWith, escaped, leaf } from './xml.rules.ts'

type Address = Partial<Pick<Party, 'address' | 'pin' | 'state_code'>>

/** What the vouchers of a month name: Tally wants it first. Each is kept once, however often it occurs. */
export class TallyMasters {
  readonly #parties = new Map<string, string>()
  readonly #items = new Map<string, string>()
  readonly #units = new Set<string>()
  readonly #side: Side
  readonly #names: TallyNames

  constructor(side: Side, names: TallyNames) {
    this.#side = side
    this.#names = names
  }

  addDocument(row: TallyDocument) {
    this.#addParty(partyOf(row, this.#side))
    if (row.cancelled_at !== null) return
    for (const line of row.lines) this.#addItem(line)
  }

  addPayment(payment: TallyPayment) {
    this.#addParty(partyOfPayment(payment))
  }

  #addParty(party: TallyParty & Address) {
    const name = partyLedger(party, this.#names)
    const key = nameKey(name)
    // A document says the address too.
    if (party.address || !this.#parties.has(key)) this.#parties.set(key, partyMaster(name, party, this.#side))
  }

  #addItem(line: DocumentLine) {
    const name = stockItem(line)
    this.#units.add(line.unit_code)
    if (!this.#items.has(nameKey(name))) this.#items.set(nameKey(name), itemMaster(name, line))
  }

  *parts(): Iterable<string> {
    yield* [...this.#units].map(unitMaster)
    yield* ownLedgers(this.#names, this.#side)
    yield* this.#parties.values()
    yield* this.#items.values()
  }
}

const message = (content: string) => `${branchWith('TALLYMESSAGE', { 'xmlns:UDF': 'TallyUDF' }, content)}\n`

const master = (element: string, name: string, ...content: readonly string[]) =>
  message(
    branchWith(
      element,
      { NAME: name, ACTION: 'Create' },
      branch('NAME.LIST', leaf('NAME', name)),
      ...content,
    ),
  )

const unitMaster = (code: string) =>
  message(
    branchWith('UNIT', { NAME: code, ACTION: 'Create' }, leaf('NAME', code), leaf('ISSIMPLEUNIT', 'Yes')),
  )

function partyMaster(name: string, party: TallyParty & Address, side: Side) {
  const state = stateName(party.state_code ?? '') ?? ''
  return master(
    'LEDGER',
    name,
    leaf('PARENT', side === 'sales' ? 'Sundry Debtors' : 'Sundry Creditors'),
    leaf('ISBILLWISEON', 'Yes'),
    branch('MAILINGNAME.LIST', leaf('MAILINGNAME', party.name)),
    ...(party.address ? [branch('ADDRESS.LIST', leaf('ADDRESS', party.address))] : []),
    leaf('COUNTRYNAME', 'India'),
    ...(state ? [leaf('LEDSTATENAME', state)] : []),
    ...(party.pin ? [leaf('PINCODE', party.pin)] : []),
    leaf('GSTREGISTRATIONTYPE', party.gstin ? 'Regular' : 'Unregistered/Consumer'),
    ...(party.gstin ? [leaf('PARTYGSTIN', party.gstin)] : []),
  )
}

/** From the year in which the rates of today began: 22 September 2025. */
const ratesSince = '20250922'

function itemMaster(name: string, line: DocumentLine) {
  const rate = leaf('GSTRATE', String(toPercent(line.gst_rate_bp)))
  return master(
    'STOCKITEM',
    name,
    leaf('BASEUNITS', line.unit_code),
    leaf('GSTAPPLICABLE', 'Applicable'),
    leaf('GSTTYPEOFSUPPLY', line.hsn_code.startsWith('99') ? 'Services' : 'Goods'),
    ...(line.hsn_code ? [leaf('HSNCODE', line.hsn_code)] : []),
    branch(
      'GSTDETAILS.LIST',
      leaf('APPLICABLEFROM', ratesSince),
      ...(line.hsn_code ? [leaf('HSNCODE', line.hsn_code)] : []),
      leaf('TAXABILITY', line.gst_rate_bp === 0 ? 'Nil Rated' : 'Taxable'),
      branch(
        'STATEWISEDETAILS.LIST',
        leaf('STATENAME', 'Any'),
        branch('RATEDETAILS.LIST', leaf('GSTRATEDUTYHEAD', 'IGST'), rate),
      ),
    ),
  )
}

const taxLedger = (name: string, head: string) =>
  master('LEDGER', name, leaf('PARENT', 'Duties & Taxes'), leaf('TAXTYPE', 'GST'), leaf('GSTDUTYHEAD', head))

/** Those of the side, under the names of the person's own Tally. Bank and cash are there already in most. */
function ownLedgers(names: TallyNames, side: Side): readonly string[] {
  const { goods, cgst, sgst, igst } = sideLedgers(names, side)
  return [
    master('LEDGER', goods, leaf('PARENT', side === 'sales' ? 'Sales Accounts' : 'Purchase Accounts')),
    taxLedger(cgst, 'CGST'),
    taxLedger(sgst, 'SGST/UTGST'),
    taxLedger(igst, 'IGST'),
    master('LEDGER', names.bank, leaf('PARENT', 'Bank Accounts')),
    master('LEDGER', names.cash, leaf('PARENT', 'Cash-in-Hand')),
  ]
}

/** What stands around the messages of an import. */
export const importHead = (report: 'All Masters' | 'Vouchers') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>${escaped(report)}</REPORTNAME></REQUESTDESC><REQUESTDATA>\n`
export const importEnd = '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n'
