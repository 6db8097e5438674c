import { portals as texts } from '#contract/texts/books/portals.ts'
import type { EinvoiceItem, EinvoicePaper } from './einvoice.rules.ts'
import { einvoiceCheck } from './einvoice-list.rules.ts'
import { isHsn, isNear, isPortalUnit } from './patterns.rules.ts'
import { failsIf, firstField, firstLine, type PortalChecks } from './portal-check.rules.ts'

const mostItems = 1_000

const firstItem = ({ document }: EinvoicePaper, fails: (item: EinvoiceItem) => boolean) =>
  firstLine(document.ItemList, fails, ({ PrdDesc }) => PrdDesc)

const isWithinState = ({ document: { SellerDtls, BuyerDtls } }: EinvoicePaper) =>
  SellerDtls.Stcd === BuyerDtls.Pos

/** Of notes the portal does not compare tax and rate. */
const isInvoice = ({ document }: EinvoicePaper) => document.DocDtls.Typ === 'INV'

const isGoods = ({ IsServc }: EinvoiceItem) => IsServc === 'N'

const ofItems: PortalChecks<EinvoicePaper> = {
  'irp-2228': einvoiceCheck({
    code: '2228',
    field: 'ItemList',
    sentence: texts.noItems,
    find: ({ document }) => failsIf(document.ItemList.length === 0),
  }),
  'irp-2173': einvoiceCheck({
    code: '2173',
    field: 'ItemList',
    sentence: texts.manyItems,
    find: ({ document }) => failsIf(document.ItemList.length > mostItems),
  }),
  'irp-2233': einvoiceCheck({
    code: '2233',
    field: 'ItemList.SlNo',
    sentence: texts.lineTwice,
    find: ({ document: { ItemList: items } }) =>
      failsIf(new Set(items.map(({ SlNo }) => SlNo)).size < items.length),
  }),
  'irp-2176': einvoiceCheck({
    code: '2176',
    field: 'ItemList.HsnCd',
    sentence: texts.billedHsn,
    find: (paper) =>
      firstItem(
        paper,
        (item) =>
          !isHsn(item.HsnCd) ||
          item.HsnCd.length < paper.digits ||
          item.HsnCd.startsWith('99') === isGoods(item),
      ),
  }),
  'irp-2177': einvoiceCheck({
    code: '2177',
    field: 'ItemList.Unit',
    sentence: texts.unit,
    find: (paper) => firstItem(paper, ({ Unit }) => Unit !== undefined && !isPortalUnit(Unit)),
  }),
  'irp-2238': einvoiceCheck({
    code: '2238',
    field: 'ItemList.Qty',
    sentence: texts.quantity,
    find: (paper) => firstItem(paper, (item) => isGoods(item) && !((item.Qty ?? 0) > 0)),
  }),
  'irp-2239': einvoiceCheck({
    code: '2239',
    field: 'ItemList.Unit',
    sentence: texts.unit,
    find: (paper) => firstItem(paper, (item) => isGoods(item) && item.Unit === undefined),
  }),
  'irp-2192': einvoiceCheck({
    code: '2192',
    field: 'ItemList.TotAmt',
    sentence: texts.sums,
    find: (paper) =>
      firstItem(
        paper,
        (item) => item.Qty !== undefined && !isNearly(item.TotAmt, item.Qty * item.UnitPrice, item.Qty),
      ),
  }),
  'irp-2193': einvoiceCheck({
    code: '2193',
    field: 'ItemList.AssAmt',
    sentence: texts.sums,
    find: (paper) => firstItem(paper, (item) => !isNear(item.AssAmt, item.TotAmt - item.Discount)),
  }),
  'irp-2194': einvoiceCheck({
    code: '2194',
    field: 'ItemList.TotItemVal',
    sentence: texts.sums,
    find: (paper) =>
      firstItem(
        paper,
        (item) => !isNear(item.TotItemVal, item.AssAmt + item.IgstAmt + item.CgstAmt + item.SgstAmt),
      ),
  }),
}

/** The unit price has three decimals there, so of many pieces more than a rupee is lost. */
function isNearly(total: number, product: number, quantity: number) {
  return isNear(total, product) || Math.abs(total - product) <= quantity * 0.0005 + 1
}

const ofTax: PortalChecks<EinvoicePaper> = {
  'irp-2172': einvoiceCheck({
    code: '2172',
    field: 'ItemList.IgstAmt',
    sentence: texts.rateWithin,
    find: (paper) => (isWithinState(paper) ? firstItem(paper, ({ IgstAmt }) => IgstAmt !== 0) : undefined),
  }),
  'irp-2174': einvoiceCheck({
    code: '2174',
    field: 'ItemList.CgstAmt',
    sentence: texts.rateBetween,
    find: (paper) =>
      isWithinState(paper)
        ? undefined
        : firstItem(paper, ({ CgstAmt, SgstAmt }) => CgstAmt !== 0 || SgstAmt !== 0),
  }),
  'irp-2227': einvoiceCheck({
    code: '2227',
    field: 'ItemList.SgstAmt',
    sentence: texts.rateWithin,
    find: (paper) => firstItem(paper, ({ CgstAmt, SgstAmt }) => CgstAmt !== SgstAmt),
  }),
  'irp-2234': einvoiceCheck({
    code: '2234',
    field: 'ItemList.CgstAmt',
    sentence: texts.taxOfRate,
    find: (paper) =>
      isInvoice(paper) && isWithinState(paper)
        ? firstItem(paper, ({ AssAmt, GstRt, CgstAmt }) => !isNear(CgstAmt, (AssAmt * GstRt) / 200))
        : undefined,
  }),
  'irp-2235': einvoiceCheck({
    code: '2235',
    field: 'ItemList.IgstAmt',
    sentence: texts.taxOfRate,
    find: (paper) =>
      isInvoice(paper) && !isWithinState(paper)
        ? firstItem(paper, ({ AssAmt, GstRt, IgstAmt }) => !isNear(IgstAmt, (AssAmt * GstRt) / 100))
        : undefined,
  }),
}

const sumOf = ({ document }: EinvoicePaper, of: (item: EinvoiceItem) => number) =>
  document.ItemList.reduce((sum, item) => sum + of(item), 0)

const ofSums: PortalChecks<EinvoicePaper> = {
  'irp-2182': einvoiceCheck({
    code: '2182',
    field: 'ValDtls.AssVal',
    sentence: texts.sums,
    find: (paper) => {
      const { AssVal, SgstVal, CgstVal, IgstVal } = paper.document.ValDtls
      const differs = (stated: number, of: (item: EinvoiceItem) => number) =>
        !isNear(stated, sumOf(paper, of))
      return firstField({
        'ValDtls.AssVal': differs(AssVal, (item) => item.AssAmt),
        'ValDtls.SgstVal': differs(SgstVal, (item) => item.SgstAmt),
        'ValDtls.CgstVal': differs(CgstVal, (item) => item.CgstAmt),
        'ValDtls.IgstVal': differs(IgstVal, (item) => item.IgstAmt),
      })
    },
  }),
  'irp-2189': einvoiceCheck({
    code: '2189',
    field: 'ValDtls.TotInvVal',
    sentence: texts.sums,
    find: (paper) => {
      const { TotInvVal, Discount, OthChrg, RndOffAmt } = paper.document.ValDtls
      const items = sumOf(paper, (item) => item.TotItemVal)
      return failsIf(!isNear(TotInvVal, items - Discount + OthChrg + RndOffAmt))
    },
  }),
}

export const einvoiceGoodsChecks: PortalChecks<EinvoicePaper> = { ...ofItems, ...ofTax, ...ofSums }
