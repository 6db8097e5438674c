import { z } from 'zod'
import { toPercent } from '#contract/tax/percent.ts'
import { gstRates } from '#contract/tax/rates.ts'

/** The form of GSTR-1, without a key more: 'GSTR-1 JSON' of part 7, and public files that have gone to the portal. */
const amount = z.number().refine((value) => Number.isSafeInteger(Math.round(value * 100)))
const day = z.string().regex(/^\d\d-\d\d-\d{4}$/)
const number = z.string().regex(/^[A-Z1-9][A-Z0-9/-]{0,15}$/)
const state = z.string().regex(/^\d\d$/)
const gstin = z.string().regex(/^\d\d[A-Z0-9]{13}$/)
const rt = z.literal(gstRates.map(toPercent))
const within = z.strictObject({ rt, txval: amount, camt: amount, samt: amount, csamt: z.literal(0) })
const between = z.strictObject({ rt, txval: amount, iamt: amount, csamt: z.literal(0) })
const items = (itm_det: z.ZodType) => z.array(z.strictObject({ num: z.int(), itm_det })).min(1)
const regular = { pos: state, rchrg: z.literal('N'), inv_typ: z.literal('R') }
const invoice = { inum: number, idt: day, val: amount }
const note = { ntty: z.enum(['C', 'D']), nt_num: number, nt_dt: day, val: amount, pos: state }
const small = { typ: z.literal('OE'), pos: state }
const hsnRow = z.strictObject({
  num: z.int(),
  hsn_sc: z.string().regex(/^\d{4}(\d\d){0,2}$/),
  desc: z.string().max(30),
  uqc: z.string().regex(/^(?!LTR)[A-Z]{2,3}$/),
  qty: z.int(),
  rt,
  ...{ txval: amount, iamt: amount, camt: amount, samt: amount, csamt: z.literal(0) },
})
const range = z.strictObject({
  num: z.int().min(1),
  ...{ from: number, to: number, totnum: z.int(), cancel: z.int(), net_issue: z.int() },
})

export const gstr1Form = z.strictObject({
  gstin,
  fp: z.string().regex(/^(0[1-9]|1[0-2])20\d\d$/),
  version: z.string(),
  hash: z.literal('hash'),
  b2b: z.array(
    z.strictObject({
      ctin: gstin,
      inv: z.array(z.strictObject({ ...invoice, ...regular, itms: items(z.union([within, between])) })),
    }),
  ),
  b2cl: z.array(
    z.strictObject({ pos: state, inv: z.array(z.strictObject({ ...invoice, itms: items(between) })) }),
  ),
  b2cs: z.array(
    z.union([
      z.strictObject({ ...within.shape, ...small, sply_ty: z.literal('INTRA') }),
      z.strictObject({ ...between.shape, ...small, sply_ty: z.literal('INTER') }),
    ]),
  ),
  cdnr: z.array(
    z.strictObject({
      ctin: gstin,
      nt: z.array(z.strictObject({ ...note, ...regular, itms: items(z.union([within, between])) })),
    }),
  ),
  cdnur: z.array(z.strictObject({ ...note, typ: z.literal('B2CL'), itms: items(between) })),
  nil: z.strictObject({
    inv: z.array(
      z.strictObject({
        sply_ty: z.enum(['INTRB2B', 'INTRAB2B', 'INTRB2C', 'INTRAB2C']),
        ...{ nil_amt: amount, expt_amt: z.literal(0), ngsup_amt: z.literal(0) },
      }),
    ),
  }),
  hsn: z.strictObject({ hsn_b2b: z.array(hsnRow), hsn_b2c: z.array(hsnRow) }),
  doc_issue: z.strictObject({
    doc_det: z.array(
      z.strictObject({ doc_num: z.int(), doc_typ: z.string().max(100), docs: z.array(range).min(1) }),
    ),
  }),
})
