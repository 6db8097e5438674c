import { sentences } from '#contract/texts/sentences.ts'

/** Where a portal would refuse a file: which of its keys, with which of its error codes. */
export type PortalPlace = {
  readonly field: string
  readonly code: string
  /** Blank where the file is about one document. */
  readonly number: string
  /** Counted from 1; 0 where it is no line that is wrong. */
  readonly line: number
  readonly product: string
  /** How old the document may be, where that is what is wrong. */
  readonly days?: number
}

const beginningOf = ({ number, line, product }: PortalPlace) => {
  const ofLine = line > 0 ? `line ${line} (${product})` : ''
  const all = [number, ofLine].filter(Boolean).join(', ')
  return all && `${all.charAt(0).toUpperCase()}${all.slice(1)}: `
}

/** What is wrong and what to do, with what the portal would say of it. */
const refusal = (todo: string) => (place: PortalPlace) =>
  `${beginningOf(place)}${todo} The portal would refuse the file (${place.field}, error ${place.code}).`

const olderThan = ({ days }: PortalPlace) =>
  days === undefined ? 'The document is too old' : `The document is older than ${days} days`

const ofShop = 'Please correct it under GST and invoices.'
const ofBill = 'Please credit the invoice and bill the order again.'
const ofOrder = 'Please agree with the buyer and order anew.'

/** What the portals of e-way bills, e-invoices and returns check before they take a file. */
export const portals = sentences('portals', {
  unknownCheck: 'This check does not exist.',
  untilEarlier: 'The last day cannot be before the first',

  documentNumber: refusal(
    `A number has at most 16 letters, digits, / and -, and does not begin with 0, / or -. ${ofShop}`,
  ),
  documentDay: refusal(
    'The day of the document is not today or earlier. Please look at the clock of your device.',
  ),
  documentAge: (place: PortalPlace) =>
    refusal(`${olderThan(place)}, so the portal makes no e-way bill for it.`)(place),
  movement: refusal('This kind of movement goes with no sale. Please contact support.'),
  documentKind: refusal('This kind of document does not go with this movement. Please contact support.'),
  described: refusal('What the goods move for must be said in 1 to 20 letters. Please contact support.'),
  compositionBill: refusal(
    'A shop under the composition scheme sends goods with a bill of supply, not with a tax invoice. Please correct the scheme under GST and invoices.',
  ),

  ownNumber: refusal(`Your GST number is not complete or has a wrong check character. ${ofShop}`),
  ownName: refusal(`The name of your shop is missing. ${ofShop}`),
  ownAddress: refusal(`The address of your shop is missing. ${ofShop}`),
  ownPlace: refusal(`The address of your shop names no town or district. ${ofShop}`),
  ownPin: refusal(`The PIN code of your shop is not one of its state. ${ofShop}`),
  ownState: refusal(`The state of your shop is not that of its GST number. ${ofShop}`),
  ownForm: refusal(`Name and place of your shop have 3 to 100 letters, without " and \\. ${ofShop}`),
  buyerNumber: refusal(
    `The GST number of the buyer is not complete or has a wrong check character. Please ask the buyer. ${ofBill}`,
  ),
  buyerName: refusal(`The name of the buyer is missing. ${ofOrder}`),
  buyerAddress: refusal(`The address where the goods go is missing. ${ofOrder}`),
  buyerPlace: refusal(`The town where the goods go is missing. ${ofOrder}`),
  buyerPin: refusal(`The PIN code where the goods go is not one of that state. ${ofOrder}`),
  buyerState: refusal(`The state of the buyer is not that of the GST number. ${ofBill}`),
  buyerForm: refusal(`Names and places of the buyer have 3 to 100 letters, without " and \\. ${ofBill}`),
  supplyState: refusal(`The place of supply is no state. ${ofBill}`),
  billedPin: refusal(`A PIN code of the bill is not one of its state. ${ofBill}`),
  sameConsignee: refusal(`Who gets the goods has the same GST number as the buyer. ${ofBill}`),
  sameParty: refusal(`Seller and buyer have the same GST number. ${ofBill}`),
  statesDiffer: refusal('Goods that go where they are billed stay in one state. Please contact support.'),

  noItems: refusal('There are no goods in it. Please add what is sent.'),
  manyItems: refusal('The portal takes at most 1,000 lines. Please bill the order in parts.'),
  lineTwice: refusal('Two lines have the same number. Please contact support.'),
  billedHsn: refusal(
    `The HSN code does not have as many digits as your turnover asks for, or is that of a service. ${ofBill}`,
  ),
  hsn: refusal('The HSN code has 4, 6 or 8 digits. Please correct it at the product.'),
  hsnFour: refusal('The HSN code needs at least 4 digits. Please correct it at the product.'),
  hsnSix: refusal(
    'Your turnover asks for an HSN code of 6 digits. Please correct the code at the product, or the turnover under GST and invoices.',
  ),
  unit: refusal('This unit is not among those of the GST portal. Please choose another at the product.'),
  quantity: refusal('The quantity of goods is missing. Please say how much is sent.'),
  rateWithin: refusal(
    'Within a state the rate is half central and half state tax. Please correct the GST rate at the product.',
  ),
  rateBetween: refusal(
    'To another state the whole rate is integrated tax. Please correct the GST rate at the product.',
  ),
  rate: refusal(`This is no rate of GST. ${ofBill}`),
  taxOfRate: refusal(`The tax does not follow from the rate. ${ofBill}`),
  amounts: refusal('An amount is missing or below zero. Please contact support.'),
  total: refusal('The total is less than goods and tax together. Please contact support.'),
  sums: refusal('The sums are not those of the lines. Please contact support.'),

  numberTwice: refusal('Two documents have the same number. Please contact support.'),
  period: refusal('The document is of another month or of a later day. Please contact support.'),
  smallSale: refusal('This is no large sale to another state. Please contact support.'),
  counts: refusal('The counts of issued numbers do not go together. Please contact support.'),

  mode: refusal('How the goods go is missing. Please choose road, rail, air or ship at the shipment.'),
  distance: refusal(
    'The distance is between 1 and 4,000 km, or blank for the portal to compute it. Please correct it at the shipment.',
  ),
  distanceWithinPin: refusal(
    'Both places have the same PIN code, so the portal computes no distance. Please fill in 1 to 100 km at the shipment.',
  ),
  transporterNumber: refusal(
    'The transporter ID has 15 letters and digits. Please correct it at the shipment.',
  ),
  transportNumber: refusal(
    'The LR or RR number has at most 15 letters, digits, / and -. Please correct it at the shipment.',
  ),
  railReceipt: refusal(
    'A railway receipt is F, the station code and 9 digits, such as FSJWT123456789. For parcels it is P, the station code and 10 digits, and for a leased wagon L and 9 digits. Please correct it at the shipment.',
  ),
  transportDay: refusal(
    'The day of the LR or RR is not today or earlier. Please correct it at the shipment.',
  ),
  transportBefore: refusal(
    'The LR or RR is older than the document. Please correct its day at the shipment.',
  ),
  transportMissing: refusal(
    'By rail, air or ship the number and the day of the transport document are needed. Please fill them in at the shipment.',
  ),
  vehicle: refusal('The vehicle number is not one of a plate. Please correct it at the shipment.'),
  vehicleMissing: refusal('By road the vehicle is needed. Please fill it in at the shipment.'),
  partA: refusal(
    'Neither the vehicle nor the transporter is known. Please fill in one of them at the shipment.',
  ),
  oversize: refusal('Oversize loads go by road or ship alone. Please correct the shipment.'),
  shipCargo: refusal('The portal counts cargo by ship as over-dimensional. Please correct the shipment.'),
})
