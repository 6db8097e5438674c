import { portals as texts } from '#contract/texts/books/portals.ts'
import type { Gstr1File, Gstr1Hsn, Gstr1Paper, Gstr1Taxes } from './gstr1.rules.ts'
import { dayOf, isDocumentNumber, isGstin, isHsn, isNear, isPortalUnit, isState } from './patterns.rules.ts'
import { checkIn, type Failure, failsIf, type PortalChecks } from './portal-check.rules.ts'

const gstr1Check = checkIn<Gstr1Paper>({
  /** When the first returns were due. */
  since: '2017-07-01',
  source: 'Error codes of the GST return interface and the form of its offline tool',
})

/** An invoice or a note, wherever it stands. */
type Listed = {
  readonly section: string
  readonly gstin: string
  readonly number: string
  readonly day: string
  readonly total: number
  readonly pos: string
  readonly taxes: readonly (Gstr1Taxes & { readonly rt: number })[]
}

const taxesOf = ({ itms }: { readonly itms: readonly { readonly itm_det: Listed['taxes'][number] }[] }) =>
  itms.map(({ itm_det }) => itm_det)

const invoicesIn = ({ b2b, b2cl }: Gstr1File): Listed[] => [
  ...b2b.flatMap(({ ctin, inv }) =>
    inv.map((each) => ({
      ...{ section: 'b2b', gstin: ctin, number: each.inum, day: each.idt, total: each.val, pos: each.pos },
      taxes: taxesOf(each),
    })),
  ),
  ...b2cl.flatMap(({ pos, inv }) =>
    inv.map((each) => ({
      ...{ section: 'b2cl', gstin: '', number: each.inum, day: each.idt, total: each.val, pos },
      taxes: taxesOf(each),
    })),
  ),
]

const notesIn = ({ cdnr, cdnur }: Gstr1File): Listed[] =>
  [...cdnr, { ctin: '', nt: cdnur }].flatMap(({ ctin, nt }) =>
    nt.map((each) => ({
      section: ctin ? 'cdnr' : 'cdnur',
      ...{ gstin: ctin, number: each.nt_num, day: each.nt_dt, total: each.val, pos: each.pos },
      taxes: taxesOf(each),
    })),
  )

const listedIn = (file: Gstr1File) => [...invoicesIn(file), ...notesIn(file)]

/** Notes have their own keys for number and day. */
const keysOfNotes: Readonly<Record<string, string>> = { inum: 'nt_num', idt: 'nt_dt' }

function firstListed(
  { file }: Gstr1Paper,
  key: string,
  fails: (listed: Listed) => boolean,
): Failure | undefined {
  const listed = listedIn(file).find(fails)
  if (!listed) return undefined
  const { section, number } = listed
  return { number, field: `${section}.${section.startsWith('cdn') ? (keysOfNotes[key] ?? key) : key}` }
}

function firstHsn({ file }: Gstr1Paper, fails: (row: Gstr1Hsn) => boolean): Failure | undefined {
  const row = [...file.hsn.hsn_b2b, ...file.hsn.hsn_b2c].find(fails)
  return row && { number: row.hsn_sc }
}

const isDay = (text: string) => dayOf(text.replaceAll('-', '/')) !== undefined
/** '15-10-2026' as 202610. */
const monthOf = (day: string) => Number(day.slice(6) + day.slice(3, 5))
const periodOf = ({ fp }: Gstr1File) => Number(fp.slice(2) + fp.slice(0, 2))

const isTaxWrong = ({ txval, iamt, camt, samt }: Gstr1Taxes, rt: number) => {
  const tax = (txval * rt) / 100
  return iamt === undefined ? camt !== samt || !isNear(camt ?? 0, tax / 2) : !isNear(iamt, tax)
}

const ofDocuments: PortalChecks<Gstr1Paper> = {
  'gstr1-RET11410': gstr1Check({
    code: 'RET11410',
    field: 'gstin',
    sentence: texts.ownNumber,
    find: ({ file }) => failsIf(!isGstin(file.gstin)),
  }),
  'gstr1-RET191113': gstr1Check({
    code: 'RET191113',
    field: 'ctin',
    sentence: texts.buyerNumber,
    find: (paper) => firstListed(paper, 'ctin', ({ gstin }) => gstin !== '' && !isGstin(gstin)),
  }),
  'gstr1-RET191112': gstr1Check({
    code: 'RET191112',
    field: 'pos',
    sentence: texts.supplyState,
    find: (paper) => firstListed(paper, 'pos', ({ pos }) => !isState(pos)),
  }),
  'gstr1-RET191114': gstr1Check({
    code: 'RET191114',
    field: 'idt',
    sentence: texts.period,
    find: (paper) =>
      firstListed(paper, 'idt', ({ day }) => !isDay(day) || monthOf(day) !== periodOf(paper.file)),
  }),
  'gstr1-RET191111': gstr1Check({
    code: 'RET191111',
    field: 'inum',
    sentence: texts.numberTwice,
    find: ({ file }) => {
      const seen = new Set<string>()
      const again = invoicesIn(file).find(({ number }) => seen.size === seen.add(number.toUpperCase()).size)
      return again && { number: again.number }
    },
  }),
  'gstr1-RET191107': gstr1Check({
    code: 'RET191107',
    field: 'itms',
    sentence: texts.noItems,
    find: (paper) => firstListed(paper, 'itms', ({ taxes }) => taxes.length === 0),
  }),
  'gstr1-RET191175': gstr1Check({
    code: 'RET191175',
    field: 'rt',
    sentence: texts.rate,
    find: (paper) =>
      firstListed(paper, 'rt', ({ taxes }) => taxes.some(({ rt }) => !paper.rates.includes(rt))),
  }),
}

/** What the form of the offline tool refuses, all with one code. */
const ofForm: PortalChecks<Gstr1Paper> = {
  'gstr1-number': gstr1Check({
    code: 'RET191106',
    field: 'inum',
    sentence: texts.documentNumber,
    find: (paper) => firstListed(paper, 'inum', ({ number }) => !isDocumentNumber(number)),
  }),
  'gstr1-amounts': gstr1Check({
    code: 'RET191106',
    field: 'val',
    sentence: texts.amounts,
    find: (paper) =>
      firstListed(
        paper,
        'val',
        ({ total, taxes }) => !(total >= 0) || taxes.some(({ txval }) => !(txval >= 0)),
      ),
  }),
  'gstr1-tax': gstr1Check({
    code: 'RET191106',
    field: 'itms',
    sentence: texts.taxOfRate,
    find: (paper) => firstListed(paper, 'itms', ({ taxes }) => taxes.some((tax) => isTaxWrong(tax, tax.rt))),
  }),
  'gstr1-hsn': gstr1Check({
    code: 'RET191106',
    field: 'hsn_sc',
    sentence: texts.billedHsn,
    find: (paper) => firstHsn(paper, ({ hsn_sc }) => !isHsn(hsn_sc) || hsn_sc.length < paper.digits),
  }),
  'gstr1-unit': gstr1Check({
    code: 'RET191106',
    field: 'uqc',
    sentence: texts.unit,
    find: (paper) => firstHsn(paper, ({ uqc }) => uqc !== 'NA' && (uqc === 'LTR' || !isPortalUnit(uqc))),
  }),
  'gstr1-issued': gstr1Check({
    code: 'RET191106',
    field: 'doc_issue',
    sentence: texts.counts,
    find: ({ file }) =>
      failsIf(
        file.doc_issue.doc_det
          .flatMap(({ docs }) => docs)
          .some(({ totnum, cancel, net_issue }) => net_issue !== totnum - cancel || net_issue < 0),
      ),
  }),
}

/** What the portal checks of GSTR-1 and its HSN and number lists. */
export const gstr1Checks: PortalChecks<Gstr1Paper> = { ...ofDocuments, ...ofForm }
