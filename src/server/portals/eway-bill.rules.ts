/** An e-way bill as its portal takes it, version 1.0.0621: amounts in rupees, days as 16/09/2026, states by their numbers. */
export type EwayBill = {
  readonly userGstin: string
  readonly supplyType: string
  readonly subSupplyType: number
  readonly subSupplyDesc: string
  readonly docType: string
  readonly docNo: string
  readonly docDate: string
  readonly fromGstin: string
  readonly fromTrdName: string
  readonly fromAddr1: string
  readonly fromAddr2: string
  readonly fromPlace: string
  readonly fromPincode: number
  readonly fromStateCode: number
  readonly actualFromStateCode: number
  readonly transType: number
  readonly toGstin: string
  readonly toTrdName: string
  readonly toAddr1: string
  readonly toAddr2: string
  readonly toPlace: string
  readonly toPincode: number
  readonly toStateCode: number
  readonly actualToStateCode: number
  readonly totalValue: number
  readonly cgstValue: number
  readonly sgstValue: number
  readonly igstValue: number
  readonly cessValue: number
  readonly TotNonAdvolVal: number
  readonly OthValue: number
  readonly totInvValue: number
  readonly transMode: number
  readonly transDistance: number
  readonly transporterName: string
  readonly transporterId: string
  readonly transDocNo: string
  readonly transDocDate: string
  readonly vehicleNo: string
  readonly vehicleType: string
  readonly mainHsnCode: string
  readonly itemList: readonly EwayItem[]
}

export type EwayItem = {
  readonly itemNo: number
  readonly productName: string
  readonly productDesc: string
  readonly hsnCode: string
  readonly quantity: number
  readonly qtyUnit: string
  readonly taxableAmount: number
  readonly sgstRate: number
  readonly cgstRate: number
  readonly igstRate: number
  readonly cessRate: number
  readonly cessNonAdvol: number
}

/** What its checks look at; `today` is a day in India. */
export type EwayPaper = {
  readonly bill: EwayBill
  readonly today: string
  readonly isComposition: boolean
  /** How many digits of an HSN code the turnover asks for. */
  readonly digits: number
  /** How old a base document may be. */
  readonly documentDays: number
}

/** Of the portal's masters: road, rail, air, ship. */
export const road = 1
export const rail = 2
export const ship = 4
/** Goods go where they are billed. */
export const regular = 1
/** A buyer without a GST number. */
export const unregistered = 'URP'
