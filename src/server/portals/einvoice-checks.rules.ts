import { portals as texts } from '#contract/texts/books/portals.ts'
import type { EinvoicePaper, EinvoiceParty } from './einvoice.rules.ts'
import { einvoiceGoodsChecks } from './einvoice-goods-checks.rules.ts'
import { einvoiceCheck } from './einvoice-list.rules.ts'
import { einvoiceTransportChecks } from './einvoice-transport-checks.rules.ts'
import { dayOf, isDocumentNumber, isGstin, isPinOf, isState, isStateOf } from './patterns.rules.ts'
import { failsIf, firstField, type PortalChecks } from './portal-check.rules.ts'

/** Texts of the portal's form: so many characters, without quotation marks and backslashes. */
const isText = (text: string | undefined, least: number, limit: number) =>
  text === undefined || (text.length >= least && text.length <= limit && !/["\\]/.test(text))

const hasForm = ({ LglNm, TrdNm, Addr1, Addr2, Loc }: Omit<EinvoiceParty, 'Gstin'>) =>
  isText(LglNm, 3, 100) &&
  isText(TrdNm, 3, 100) &&
  isText(Addr1, 1, 100) &&
  isText(Addr2, 3, 100) &&
  isText(Loc, 3, 50)

const ofDocument: PortalChecks<EinvoicePaper> = {
  'irp-2140-No': einvoiceCheck({
    code: '2140',
    field: 'DocDtls.No',
    sentence: texts.documentNumber,
    find: ({ document }) => failsIf(!isDocumentNumber(document.DocDtls.No)),
  }),
  'irp-2161': einvoiceCheck({
    code: '2161',
    field: 'DocDtls.Typ',
    sentence: texts.documentKind,
    find: ({ document }) => failsIf(!['INV', 'CRN', 'DBN'].includes(document.DocDtls.Typ)),
  }),
  'irp-2218': einvoiceCheck({
    code: '2218',
    field: 'DocDtls.Dt',
    sentence: texts.documentDay,
    find: ({ document, today }) => failsIf(!((dayOf(document.DocDtls.Dt) ?? '9') <= today)),
  }),
}

const ofSeller: PortalChecks<EinvoicePaper> = {
  'irp-2155': einvoiceCheck({
    code: '2155',
    field: 'SellerDtls.Gstin',
    sentence: texts.ownNumber,
    find: ({ document }) => failsIf(!isGstin(document.SellerDtls.Gstin)),
  }),
  'irp-2140-Seller': einvoiceCheck({
    code: '2140',
    field: 'SellerDtls',
    sentence: texts.ownForm,
    find: ({ document }) => failsIf(!hasForm(document.SellerDtls)),
  }),
  'irp-2258': einvoiceCheck({
    code: '2258',
    field: 'SellerDtls.Stcd',
    sentence: texts.ownState,
    find: ({ document: { SellerDtls: seller } }) =>
      failsIf(!(isState(seller.Stcd) && isStateOf(seller.Gstin, seller.Stcd))),
  }),
}

const ofBuyer: PortalChecks<EinvoicePaper> = {
  'irp-2214': einvoiceCheck({
    code: '2214',
    field: 'BuyerDtls.Gstin',
    sentence: texts.buyerNumber,
    find: ({ document }) => failsIf(!isGstin(document.BuyerDtls.Gstin)),
  }),
  'irp-2211': einvoiceCheck({
    code: '2211',
    field: 'BuyerDtls.Gstin',
    sentence: texts.sameParty,
    find: ({ document }) => failsIf(document.BuyerDtls.Gstin === document.SellerDtls.Gstin),
  }),
  'irp-2140-Buyer': einvoiceCheck({
    code: '2140',
    field: 'BuyerDtls',
    sentence: texts.buyerForm,
    find: ({ document: { BuyerDtls: buyer, ShipDtls: ship } }) =>
      firstField({ BuyerDtls: !hasForm(buyer), ShipDtls: ship !== undefined && !hasForm(ship) }),
  }),
  'irp-2265': einvoiceCheck({
    code: '2265',
    field: 'BuyerDtls.Stcd',
    sentence: texts.buyerState,
    find: ({ document: { BuyerDtls: buyer } }) =>
      failsIf(!(isState(buyer.Stcd) && isStateOf(buyer.Gstin, buyer.Stcd))),
  }),
  'irp-2243': einvoiceCheck({
    code: '2243',
    field: 'BuyerDtls.Pos',
    sentence: texts.supplyState,
    find: ({ document }) => failsIf(!isState(document.BuyerDtls.Pos)),
  }),
  'irp-3039': einvoiceCheck({
    code: '3039',
    field: 'BuyerDtls.Pin',
    sentence: texts.billedPin,
    find: ({ document: { SellerDtls: seller, BuyerDtls: buyer, ShipDtls: ship } }) =>
      firstField({
        'SellerDtls.Pin': !isPinOf(seller.Pin, seller.Stcd),
        'BuyerDtls.Pin': !isPinOf(buyer.Pin, buyer.Stcd),
        'ShipDtls.Pin': ship !== undefined && !isPinOf(ship.Pin, ship.Stcd),
      }),
  }),
}

/** What the invoice portals check of a sale between businesses, in the order of their form. */
export const einvoiceChecks: PortalChecks<EinvoicePaper> = {
  ...ofDocument,
  ...ofSeller,
  ...ofBuyer,
  ...einvoiceGoodsChecks,
  ...einvoiceTransportChecks,
}
