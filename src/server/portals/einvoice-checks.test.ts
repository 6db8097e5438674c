import { expect, test } from 'vitest'
import { einvoicePaper } from '#server/testing/portals/sound-papers.ts'
import type { Einvoice, EinvoiceItem, EinvoicePaper } from './einvoice.rules.ts'
import { einvoiceChecks } from './einvoice-checks.rules.ts'
import { refusalOf } from './portal.service.ts'

const document = (wrong: Partial<Einvoice>): EinvoicePaper => ({
  ...einvoicePaper,
  document: { ...einvoicePaper.document, ...wrong },
})
const { DocDtls, SellerDtls, BuyerDtls, ItemList, ValDtls, EwbDtls } = einvoicePaper.document
const items = (wrong: Partial<EinvoiceItem>) =>
  document({ ItemList: ItemList.map((item) => ({ ...item, ...wrong })) })
const way = (wrong: Partial<NonNullable<Einvoice['EwbDtls']>>) => {
  const { TransMode = '1', Distance = 0 } = EwbDtls ?? {}
  return document({ EwbDtls: { TransMode, Distance, ...EwbDtls, ...wrong } })
}
const { Unit: _, ...withoutUnit } = ItemList[0] as EinvoiceItem
const withinState = { BuyerDtls: { ...BuyerDtls, Pos: '33' } }
const halves = { IgstAmt: 0, CgstAmt: 9, SgstAmt: 9 }

const wrongInvoices: Readonly<Record<string, readonly [EinvoicePaper, string]>> = {
  'irp-2140-No': [document({ DocDtls: { ...DocDtls, No: '0001' } }), 'DocDtls.No'],
  'irp-2161': [document({ DocDtls: { ...DocDtls, Typ: 'BOS' } }), 'DocDtls.Typ'],
  'irp-2218': [document({ DocDtls: { ...DocDtls, Dt: '17/10/2026' } }), 'DocDtls.Dt'],
  'irp-2155': [document({ SellerDtls: { ...SellerDtls, Gstin: '33AABCK0007F1Z5' } }), 'SellerDtls.Gstin'],
  'irp-2140-Seller': [document({ SellerDtls: { ...SellerDtls, LglNm: 'KM' } }), 'SellerDtls'],
  'irp-2258': [document({ SellerDtls: { ...SellerDtls, Stcd: '32' } }), 'SellerDtls.Stcd'],
  'irp-2214': [document({ BuyerDtls: { ...BuyerDtls, Gstin: 'URP' } }), 'BuyerDtls.Gstin'],
  'irp-2211': [document({ BuyerDtls: { ...BuyerDtls, Gstin: SellerDtls.Gstin } }), 'BuyerDtls.Gstin'],
  'irp-2140-Buyer': [document({ BuyerDtls: { ...BuyerDtls, Addr1: '"Om" Bhavan' } }), 'BuyerDtls'],
  'irp-2265': [document({ BuyerDtls: { ...BuyerDtls, Stcd: '33' } }), 'BuyerDtls.Stcd'],
  'irp-2243': [document({ BuyerDtls: { ...BuyerDtls, Pos: '98' } }), 'BuyerDtls.Pos'],
  'irp-3039': [document({ BuyerDtls: { ...BuyerDtls, Pin: 641_004 } }), 'BuyerDtls.Pin'],
  'irp-2228': [document({ ItemList: [] }), 'ItemList'],
  'irp-2173': [document({ ItemList: Array.from({ length: 1_001 }, () => withoutUnit) }), 'ItemList'],
  'irp-2233': [document({ ItemList: [...ItemList, ...ItemList] }), 'ItemList.SlNo'],
  'irp-2176': [items({ HsnCd: '998719' }), 'ItemList.HsnCd'],
  'irp-2177': [items({ Unit: 'BAGS' }), 'ItemList.Unit'],
  'irp-2238': [items({ Qty: 0 }), 'ItemList.Qty'],
  'irp-2239': [document({ ItemList: [withoutUnit] }), 'ItemList.Unit'],
  'irp-2192': [items({ UnitPrice: 60 }), 'ItemList.TotAmt'],
  'irp-2193': [items({ Discount: 10 }), 'ItemList.AssAmt'],
  'irp-2194': [items({ TotItemVal: 120 }), 'ItemList.TotItemVal'],
  'irp-2172': [document(withinState), 'ItemList.IgstAmt'],
  'irp-2174': [items(halves), 'ItemList.CgstAmt'],
  'irp-2227': [items({ SgstAmt: 9 }), 'ItemList.SgstAmt'],
  'irp-2234': [
    document({ ...withinState, ItemList: [{ ...withoutUnit, ...halves, CgstAmt: 5 }] }),
    'ItemList.CgstAmt',
  ],
  'irp-2235': [items({ IgstAmt: 5 }), 'ItemList.IgstAmt'],
  'irp-2182': [document({ ValDtls: { ...ValDtls, AssVal: 90 } }), 'ValDtls.AssVal'],
  'irp-2189': [document({ ValDtls: { ...ValDtls, TotInvVal: 120 } }), 'ValDtls.TotInvVal'],
  'irp-5002': [document({ ShipDtls: { ...BuyerDtls, Gstin: '' } }), 'ShipDtls.Gstin'],
  'irp-2323': [document({ ShipDtls: BuyerDtls }), 'ShipDtls.Gstin'],
  'irp-2325': [document({ ShipDtls: { ...BuyerDtls, Gstin: SellerDtls.Gstin } }), 'ShipDtls.Stcd'],
  'irp-4013': [way({ Distance: 4_001 }), 'EwbDtls.Distance'],
  'irp-4029': [
    document({ ShipDtls: { ...BuyerDtls, Pin: SellerDtls.Pin }, EwbDtls: { TransMode: '1', Distance: 0 } }),
    'EwbDtls.Distance',
  ],
  'irp-4038': [
    document({ ShipDtls: { ...BuyerDtls, Pin: SellerDtls.Pin }, EwbDtls: { TransMode: '1', Distance: 101 } }),
    'EwbDtls.Distance',
  ],
  'irp-4014': [way({ VehNo: 'LORRY' }), 'EwbDtls.VehNo'],
  'irp-4018': [way({ TransId: 'VRL' }), 'EwbDtls.TransId'],
  'irp-4012': [document({ EwbDtls: { TransMode: '2', Distance: 9 } }), 'EwbDtls.TransDocNo'],
  'irp-2140-TransDocNo': [way({ TransDocNo: '-1' }), 'EwbDtls.TransDocNo'],
  'irp-4042': [way({ TransMode: '2', TransDocNo: 'RR-12' }), 'EwbDtls.TransDocNo'],
  'irp-4016': [way({ TransDocDt: '17/10/2026' }), 'EwbDtls.TransDocDt'],
  'irp-4021': [way({ TransDocDt: '14/10/2026' }), 'EwbDtls.TransDocDt'],
  'irp-4024': [way({ TransMode: '2', VehType: 'O' }), 'EwbDtls.VehType'],
  'irp-4039': [way({ TransMode: '4', VehType: 'R' }), 'EwbDtls.VehType'],
  'irp-4027': [document({ EwbDtls: { TransMode: '1', Distance: 9 } }), 'EwbDtls.TransId'],
}

test('what is sound passes', () =>
  expect(refusalOf(Object.values(einvoiceChecks), einvoicePaper)).toBeUndefined())

test('each check has a paper that fails it, and says where it was read and since when it counts', () => {
  expect(Object.keys(wrongInvoices).toSorted()).toEqual(Object.keys(einvoiceChecks).toSorted())
  for (const { since, source } of Object.values(einvoiceChecks)) {
    expect(since).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(source).not.toBe('')
  }
})

test.each(Object.entries(wrongInvoices))('%s names key and code, and what to do', (name, [paper, field]) => {
  const check = einvoiceChecks[name] ?? expect.fail(name)
  const { content } = refusalOf([check], paper, 'INV/26-27/0001') ?? {}
  expect(content).toMatch(/^[A-Z0-9/-]+(, line \d+ \(Cement\))?: /)
  expect(content).toContain(`. The portal would refuse the file (${field}, error ${check.code}).`)
})
