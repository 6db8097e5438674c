import type { EinvoicePaper } from '#server/portals/einvoice.rules.ts'
import type { EwayPaper } from '#server/portals/eway-bill.rules.ts'
import type { Gstr1Paper } from '#server/portals/gstr1.rules.ts'
import { ratesEver } from '#server/portals/patterns.rules.ts'

const seller = '33AABCK0007F1ZD'
const buyer = '23AABCU9603R1ZV'
const today = '2026-10-16'

/** What the portal of e-way bills takes: 300 bags by road from Coimbatore to Khandwa. */
export const ewayPaper: EwayPaper = {
  today,
  isComposition: false,
  digits: 4,
  documentDays: 180,
  bill: {
    ...{ userGstin: seller, supplyType: 'O', subSupplyType: 1, subSupplyDesc: '' },
    ...{ docType: 'INV', docNo: 'INV/26-27/0001', docDate: '15/10/2026' },
    ...{ fromGstin: seller, fromTrdName: 'Kovai Mills', fromAddr1: '14 Avinashi Road', fromAddr2: '' },
    ...{ fromPlace: 'Coimbatore', fromPincode: 641_004, fromStateCode: 33, actualFromStateCode: 33 },
    ...{ transType: 1, toGstin: buyer, toTrdName: 'Ganesh Stores', toAddr1: '27 Bazaar Street', toAddr2: '' },
    ...{ toPlace: 'Khandwa', toPincode: 450_001, toStateCode: 23, actualToStateCode: 23 },
    ...{ totalValue: 100, cgstValue: 0, sgstValue: 0, igstValue: 18, cessValue: 0 },
    ...{ TotNonAdvolVal: 0, OthValue: 0, totInvValue: 118 },
    ...{
      transMode: 1,
      transDistance: 1_460,
      transporterName: 'VRL Logistics',
      transporterId: '29AAACV4355E1Z4',
    },
    ...{ transDocNo: 'LR-7781', transDocDate: '16/10/2026', vehicleNo: 'TN38AB1234', vehicleType: 'R' },
    mainHsnCode: '252329',
    itemList: [
      {
        ...{ itemNo: 1, productName: 'Cement', productDesc: 'Cement', hsnCode: '252329' },
        ...{ quantity: 300, qtyUnit: 'BAG', taxableAmount: 100 },
        ...{ sgstRate: 0, cgstRate: 0, igstRate: 18, cessRate: 0, cessNonAdvol: 0 },
      },
    ],
  },
}

const party = (Gstin: string, Pin: number, Stcd: string) => ({
  ...{ Gstin, LglNm: 'Kovai Mills', Addr1: '14 Avinashi Road', Loc: 'Coimbatore', Pin, Stcd },
})

/** What the invoice portals take: one line of cement, with how it goes. */
export const einvoicePaper: EinvoicePaper = {
  today,
  digits: 4,
  document: {
    DocDtls: { Typ: 'INV', No: 'INV/26-27/0001', Dt: '15/10/2026' },
    SellerDtls: party(seller, 641_004, '33'),
    BuyerDtls: { ...party(buyer, 450_001, '23'), Pos: '23' },
    ShipDtls: { ...party('URP', 450_001, '23') },
    ItemList: [
      {
        ...{
          SlNo: '1',
          PrdDesc: 'Cement',
          IsServc: 'N',
          HsnCd: '252329',
          Qty: 2,
          Unit: 'BAG',
          UnitPrice: 50,
        },
        ...{ TotAmt: 100, Discount: 0, AssAmt: 100, GstRt: 18, IgstAmt: 18, CgstAmt: 0, SgstAmt: 0 },
        TotItemVal: 118,
      },
    ],
    ValDtls: {
      ...{ AssVal: 100, CgstVal: 0, SgstVal: 0, IgstVal: 18, Discount: 0, OthChrg: 0, RndOffAmt: 0 },
      TotInvVal: 118,
    },
    EwbDtls: {
      ...{ TransId: '29AAACV4355E1Z4', TransMode: '1', Distance: 1_460, TransDocNo: 'LR-7781' },
      ...{ TransDocDt: '16/10/2026', VehNo: 'TN38AB1234', VehType: 'R' },
    },
  },
}

const itms = [{ itm_det: { rt: 18, txval: 100, iamt: 18 } }]

/** What the portal of returns takes: two invoices and a note of October. */
export const gstr1Paper: Gstr1Paper = {
  rates: ratesEver,
  digits: 4,
  file: {
    ...{ gstin: seller, fp: '102026' },
    b2b: [
      {
        ctin: buyer,
        inv: ['INV/26-27/0001', 'INV/26-27/0002'].map((inum) => ({
          ...{ inum, idt: '15-10-2026', val: 118, pos: '23', itms },
        })),
      },
    ],
    b2cl: [],
    b2cs: [],
    cdnr: [
      { ctin: buyer, nt: [{ nt_num: 'INV/26-27/C0001', nt_dt: '16-10-2026', val: 118, pos: '23', itms }] },
    ],
    cdnur: [],
    hsn: { hsn_b2b: [{ hsn_sc: '252329', uqc: 'BAG', rt: 18 }], hsn_b2c: [] },
    doc_issue: { doc_det: [{ docs: [{ totnum: 2, cancel: 0, net_issue: 2 }] }] },
  },
}
