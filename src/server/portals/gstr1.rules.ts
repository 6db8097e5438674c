/** GSTR-1 of a month as the return portal takes it, version 3: amounts in rupees, days as 15-10-2026, the month as 102026. */
export type Gstr1File = {
  readonly gstin: string
  readonly fp: string
  readonly b2b: readonly { readonly ctin: string; readonly inv: readonly Gstr1Invoice[] }[]
  readonly b2cl: readonly { readonly pos: string; readonly inv: readonly Omit<Gstr1Invoice, 'pos'>[] }[]
  readonly b2cs: readonly (Gstr1Taxes & {
    readonly sply_ty: string
    readonly pos: string
    readonly rt: number
  })[]
  readonly cdnr: readonly { readonly ctin: string; readonly nt: readonly Gstr1Note[] }[]
  readonly cdnur: readonly Gstr1Note[]
  readonly hsn: { readonly hsn_b2b: readonly Gstr1Hsn[]; readonly hsn_b2c: readonly Gstr1Hsn[] }
  readonly doc_issue: { readonly doc_det: readonly { readonly docs: readonly Gstr1Numbers[] }[] }
}

export type Gstr1Taxes = {
  readonly txval: number
  readonly iamt?: number
  readonly camt?: number
  readonly samt?: number
}

type Items = { readonly itms: readonly { readonly itm_det: Gstr1Taxes & { readonly rt: number } }[] }

type Gstr1Invoice = Items & {
  readonly inum: string
  readonly idt: string
  readonly val: number
  readonly pos: string
}

type Gstr1Note = Items & {
  readonly nt_num: string
  readonly nt_dt: string
  readonly val: number
  readonly pos: string
}

export type Gstr1Hsn = { readonly hsn_sc: string; readonly uqc: string; readonly rt: number }

type Gstr1Numbers = { readonly totnum: number; readonly cancel: number; readonly net_issue: number }

/** What its checks look at. */
export type Gstr1Paper = {
  readonly file: Gstr1File
  /** Rates of GST, in percent. */
  readonly rates: readonly number[]
  /** How many digits of an HSN code the turnover asks for. */
  readonly digits: number
}
