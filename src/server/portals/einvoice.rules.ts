/** A document as the invoice portals take it, INV-01 1.1: amounts in rupees, days as 15/10/2026. */
export type Einvoice = {
  readonly DocDtls: { readonly Typ: string; readonly No: string; readonly Dt: string }
  readonly SellerDtls: EinvoiceParty
  readonly BuyerDtls: EinvoiceParty & { readonly Pos: string }
  readonly ShipDtls?: Omit<EinvoiceParty, 'Gstin'> & { readonly Gstin?: string }
  readonly ItemList: readonly EinvoiceItem[]
  readonly ValDtls: {
    readonly AssVal: number
    readonly CgstVal: number
    readonly SgstVal: number
    readonly IgstVal: number
    readonly Discount: number
    readonly OthChrg: number
    readonly RndOffAmt: number
    readonly TotInvVal: number
  }
  readonly EwbDtls?: {
    readonly TransId?: string
    readonly TransMode: string
    readonly Distance: number
    readonly TransDocNo?: string
    readonly TransDocDt?: string
    readonly VehNo?: string
    readonly VehType?: string
  }
}

export type EinvoiceParty = {
  readonly Gstin: string
  readonly LglNm: string
  readonly TrdNm?: string
  readonly Addr1: string
  readonly Addr2?: string
  readonly Loc: string
  readonly Pin: number
  readonly Stcd: string
}

export type EinvoiceItem = {
  readonly SlNo: string
  readonly PrdDesc: string
  readonly IsServc: string
  readonly HsnCd: string
  readonly Qty?: number
  readonly Unit?: string
  readonly UnitPrice: number
  readonly TotAmt: number
  readonly Discount: number
  readonly AssAmt: number
  readonly GstRt: number
  readonly IgstAmt: number
  readonly CgstAmt: number
  readonly SgstAmt: number
  readonly TotItemVal: number
}

/** What its checks look at; `today` is a day in India. */
export type EinvoicePaper = {
  readonly document: Einvoice
  readonly today: string
  /** How many digits of an HSN code the turnover asks for. */
  readonly digits: number
}
