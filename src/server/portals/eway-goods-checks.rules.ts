import { portals as texts } from '#contract/texts/books/portals.ts'
import type { EwayItem, EwayPaper } from './eway-bill.rules.ts'
import { ewayCheck } from './eway-list.rules.ts'
import { isHsn, isNear, isPortalUnit } from './patterns.rules.ts'
import { failsIf, firstField, firstLine, type PortalChecks } from './portal-check.rules.ts'

const longCode = 6

/** Where a buyer of one state gets goods in another, either may be the place of supply. */
const statesOf = ({ bill }: EwayPaper) => [bill.toStateCode, bill.actualToStateCode]
const staysWithin = (paper: EwayPaper) => statesOf(paper).every((code) => code === paper.bill.fromStateCode)
const goesBetween = (paper: EwayPaper) => !statesOf(paper).includes(paper.bill.fromStateCode)

const firstItem = ({ bill }: EwayPaper, fails: (item: EwayItem) => boolean) =>
  firstLine(bill.itemList, fails, ({ productName }) => productName)

const ofItems: PortalChecks<EwayPaper> = {
  'eway-233': ewayCheck({
    code: '233',
    field: 'itemList',
    sentence: texts.noItems,
    find: ({ bill }) => failsIf(bill.itemList.length === 0),
  }),
  'eway-216': ewayCheck({
    code: '216',
    field: 'hsnCode',
    sentence: texts.hsn,
    find: (paper) => firstItem(paper, ({ hsnCode }) => !isHsn(hsnCode)),
  }),
  'eway-283': ewayCheck({
    code: '283',
    field: 'hsnCode',
    sentence: texts.hsnSix,
    since: '2024-02-01',
    source: 'Advisory of the GST network of 5 January 2024: 4 digits up to five crore of turnover, else 6',
    find: (paper) => firstItem(paper, ({ hsnCode }) => paper.digits >= longCode && hsnCode.length < longCode),
  }),
  'eway-217': ewayCheck({
    code: '217',
    field: 'qtyUnit',
    sentence: texts.unit,
    find: (paper) => firstItem(paper, ({ qtyUnit }) => !isPortalUnit(qtyUnit)),
  }),
  'eway-402': ewayCheck({
    code: '402',
    field: 'quantity',
    sentence: texts.quantity,
    find: (paper) => firstItem(paper, ({ quantity }) => !(quantity > 0)),
  }),
  'eway-251': ewayCheck({
    code: '251',
    field: 'sgstRate',
    sentence: texts.rateWithin,
    find: (paper) => firstItem(paper, ({ cgstRate, sgstRate }) => cgstRate !== sgstRate),
  }),
  'eway-218': ewayCheck({
    code: '218',
    field: 'igstRate',
    sentence: texts.rateWithin,
    find: (paper) => (staysWithin(paper) ? firstItem(paper, ({ igstRate }) => igstRate !== 0) : undefined),
  }),
  'eway-219': ewayCheck({
    code: '219',
    field: 'cgstRate',
    sentence: texts.rateBetween,
    find: (paper) =>
      goesBetween(paper)
        ? firstItem(paper, ({ cgstRate, sgstRate }) => cgstRate !== 0 || sgstRate !== 0)
        : undefined,
  }),
  'eway-234': ewayCheck({
    code: '234',
    field: 'taxableAmount',
    sentence: texts.amounts,
    find: (paper) => firstItem(paper, ({ taxableAmount }) => !(taxableAmount >= 0)),
  }),
}

const ofSums: PortalChecks<EwayPaper> = {
  'eway-627': ewayCheck({
    code: '627',
    field: 'totalValue',
    sentence: texts.amounts,
    find: ({ bill }) =>
      firstField({
        totalValue: !(bill.totalValue >= 0),
        igstValue: !(bill.igstValue >= 0),
        cgstValue: !(bill.cgstValue >= 0),
        sgstValue: !(bill.sgstValue >= 0),
        totInvValue: !(bill.totInvValue >= 0),
      }),
  }),
  'eway-620': ewayCheck({
    code: '620',
    field: 'totInvValue',
    sentence: texts.total,
    find: ({ bill }) => {
      const parts = bill.totalValue + bill.cgstValue + bill.sgstValue + bill.igstValue + bill.cessValue
      return failsIf(bill.totInvValue < parts && !isNear(bill.totInvValue, parts))
    },
  }),
}

export const ewayGoodsChecks: PortalChecks<EwayPaper> = { ...ofItems, ...ofSums }
