import { z } from 'zod'

/** The form of INV-01 1.1, without a key more: part 7, and public schemas of the invoice portal. */
const amount = z.number().refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6)
const text = (least: number, limit: number) => z.string().min(least).max(limit)
const gstin = z.string().regex(/^\d\d[A-Z0-9]{13}$/)
const day = z.string().regex(/^\d\d\/\d\d\/\d{4}$/)
const state = z.string().regex(/^\d{1,2}$/)
const address = {
  Addr1: text(1, 100),
  Addr2: text(3, 100).optional(),
  Loc: text(3, 100),
  Pin: z.int().min(100_000).max(999_999),
  Stcd: state,
}
const party = { Gstin: gstin, LglNm: text(3, 100), TrdNm: text(3, 100).optional(), ...address }
const taxes = { IgstAmt: amount, CgstAmt: amount, SgstAmt: amount }

export const inv01Form = z.strictObject({
  Version: z.literal('1.1'),
  TranDtls: z.strictObject({
    TaxSch: z.literal('GST'),
    SupTyp: z.literal('B2B'),
    RegRev: z.literal('N'),
    EcmGstin: z.null(),
    IgstOnIntra: z.literal('N'),
  }),
  DocDtls: z.strictObject({
    Typ: z.enum(['INV', 'CRN', 'DBN']),
    No: z.string().regex(/^[A-Z1-9][A-Z0-9/-]{0,15}$/),
    Dt: day,
  }),
  SellerDtls: z.strictObject(party),
  BuyerDtls: z.strictObject({ ...party, Pos: state }),
  ShipDtls: z
    .strictObject({ Gstin: z.union([gstin, z.literal('URP')]), LglNm: text(3, 100), ...address })
    .optional(),
  ItemList: z
    .array(
      z.strictObject({
        SlNo: z.string().regex(/^\d{1,6}$/),
        PrdDesc: text(3, 300),
        IsServc: z.enum(['Y', 'N']),
        HsnCd: z.string().regex(/^\d{4}(\d\d){0,2}$/),
        Qty: z.number().optional(),
        Unit: text(3, 8).optional(),
        UnitPrice: z.number(),
        ...{ TotAmt: amount, Discount: z.literal(0), AssAmt: amount, GstRt: z.number() },
        ...taxes,
        ...{ CesRt: z.literal(0), CesAmt: z.literal(0), CesNonAdvlAmt: z.literal(0), OthChrg: z.literal(0) },
        TotItemVal: amount,
      }),
    )
    .min(1)
    .max(1_000),
  ValDtls: z.strictObject({
    AssVal: amount,
    ...{ CgstVal: amount, SgstVal: amount, IgstVal: amount, CesVal: z.literal(0), StCesVal: z.literal(0) },
    ...{ Discount: z.literal(0), OthChrg: z.literal(0), RndOffAmt: z.literal(0), TotInvVal: amount },
  }),
  RefDtls: z
    .strictObject({ PrecDocDtls: z.array(z.strictObject({ InvNo: text(1, 16), InvDt: day })) })
    .optional(),
  EwbDtls: z
    .strictObject({
      TransId: text(15, 15).optional(),
      TransName: text(3, 100).optional(),
      TransMode: z.enum(['1', '2', '3', '4']),
      Distance: z.int().min(0).max(4_000),
      TransDocNo: text(1, 15).optional(),
      TransDocDt: day.optional(),
      VehNo: text(4, 20).optional(),
      VehType: z.enum(['R', 'O']).optional(),
    })
    .optional(),
})
