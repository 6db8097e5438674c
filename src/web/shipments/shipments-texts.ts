import { plural } from '#contract/texts/english.ts'
import { unitsFor } from '#web/product-details/unit-texts.ts'
import { grouped } from '#web/ui/formats/rupees.ts'

const packages = (count: number) => plural(count, { one: '1 package', other: `${grouped(count)} packages` })

/** Goods on their way, for both sides. */
export const shipmentsTexts = {
  title: (part: number) => `Shipment ${part}`,
  replaces: (problem: string) => `Sent again for problem ${problem}`,
  error: 'The shipments could not be loaded. Check your connection and try again.',
  none: 'Nothing is sent yet.',
  noneNoted: 'No shipment is noted.',
  help: 'How shipments and receipt work',
  promised: (day: string) => `Dispatch by ${day}`,
  freights: {
    buyer: {
      paid: 'Freight is part of the total.',
      to_pay: 'You pay the carrier for the freight.',
      included: 'Freight is included in the prices.',
    },
    seller: {
      paid: 'Freight is part of the total.',
      to_pay: 'The buyer pays the carrier for the freight.',
      included: 'Freight is included in the prices: you pay the carrier.',
    },
  },
  cancelledOnTheWay:
    'This order is cancelled, but goods of it are still on their way. Agree in the chat on what happens with them.',
  states: {
    underway: 'On the way',
    open: 'Delivered',
    confirmed: 'Confirmed',
    deemed: 'Counts as accepted',
    takenBack: 'Taken back',
  },
  modes: { road: 'Road', rail: 'Rail', air: 'Air', ship: 'Ship' },
  quantity: (quantity: number, unit: string) => `${grouped(quantity)} ${unitsFor(quantity, unit)}`,
  receipt: (accepted: number, short: number, damaged: number) =>
    [
      `${grouped(accepted)} good`,
      ...(short > 0 ? [`${grouped(short)} short`] : []),
      ...(damaged > 0 ? [`${grouped(damaged)} damaged`] : []),
    ].join(', '),
  dispatched: 'Left',
  expected: 'Expected',
  delivered: 'Delivered',
  transporter: 'Transporter',
  docNo: 'LR number',
  docNoOn: (number: string, day: string) => `${number} of ${day}`,
  vehicle: 'Vehicle',
  earlierVehicle: (vehicle: string, until: string) => `${vehicle} until ${until}`,
  earlierVehicles: 'Vehicles before',
  changes: 'Said before',
  change: (what: string, until: string, by: string) => `${what} until ${until}, changed by ${by}`,
  changedFields: {
    mode: 'Way',
    transporter_name: 'Transporter',
    transporter_id: 'Transporter ID',
    doc_no: 'LR number',
    doc_date: 'LR date',
    vehicle_kind: 'Cargo',
    distance_km: 'Distance in km',
    packages: 'Packages',
    expected_on: 'Expected on',
    ewb_no: 'E-way bill number',
    ewb_on: 'E-way bill date',
  },
  distance: 'Distance',
  kilometres: (km: number) => `${grouped(km)} km`,
  packages: 'Packages',
  packageCount: packages,
  ewb: 'E-way bill',
  ewbUntil: (number: string, until: string) => `${number}, valid until ${until}`,
  copy: 'Copy the LR number',
  copied: 'LR number copied',
  copyError: 'The LR number could not be copied.',
  takenBack: (day: string, reason: string) => `Noted by mistake and taken back on ${day}: ${reason}`,
  note: 'Note of the buyer',
  confirmUntil: (day: string) =>
    `Please say what came by ${day}. Without a word until then the goods count as accepted.`,
  buyerHasUntil: (day: string) =>
    `The buyer may say what came until ${day}. Without a word until then the goods count as accepted.`,
  deemed: (until: string, day: string) =>
    `Nobody objected until ${until}, so the goods count as accepted from their delivery on ${day}.`,
  acceptedOn: (day: string) => `Accepted on ${day}`,

  challan: 'Delivery challan',
  challanNamed: (number: string) => `Delivery challan ${number}`,
  challanCancelled: (number: string) => `Delivery challan ${number}, cancelled`,
  eway: 'File for the e-way bill portal',
  ewayHint: 'Upload it at ewaybillgst.gov.in',
  proof: 'Photo of the delivery',

  edit: 'Change transport',
  editTitle: (part: number) => `Transport of shipment ${part}`,
  save: 'Save',
  changeError: 'The shipment could not be changed. Check your connection and try again.',
  markDelivered: 'Mark as delivered',
  deliveredError: 'The delivery could not be saved. Check your connection and try again.',
  addProof: 'Add photo',
  replaceProof: 'Replace photo',
  choosePhoto: 'Photo that proves the delivery',
  unreadablePhoto: 'This photo could not be read. Choose another one.',
  proofError: 'The photo could not be saved. Check your connection and try again.',

  promise: 'Promise a day',
  changePromise: 'Change date',
  promiseTitle: 'When will the goods leave?',
  promiseDay: 'The goods leave by',
  promiseHint: 'The buyer is notified.',
  takeBackHint: 'The buyer is notified of another day. A blank one takes the promise back.',
  dayNeeded: 'Choose a day',
  promiseError: 'The day could not be saved. Check your connection and try again.',
} as const

/** Of a shipment that was noted by mistake. */
export const takeBackTexts = {
  open: 'Take back',
  openOf: (part: number) => `Take back shipment ${part}`,
  title: (part: number) => `Take back shipment ${part}?`,
  text: 'Its goods are left to send again. The entry stays, marked as taken back, and the buyer is told why.',
  challan: (number: string) => `Its delivery challan ${number} is cancelled; the number stays taken.`,
  eway: (number: string) =>
    `Cancel its e-way bill ${number} on the portal too, which allows that for 24 hours.`,
  reason: 'Why is it taken back?',
  reasonHint: 'The buyer reads it.',
  quickReasons: 'Often',
  quick: ['Less was loaded than noted.', 'It belongs to another order.', 'The goods have not left yet.'],
  keep: 'Go back',
  confirm: 'Take it back',
  error: 'The shipment could not be taken back. Check your connection and try again.',
} as const

/** 'Send goods'. */
export const sendTexts = {
  open: 'Send goods',
  openRest: 'Send the rest',
  openAgain: (problem: string) => `Send again for ${problem}`,
  title: 'Send goods',
  submit: 'Send goods',
  keep: 'Not yet',
  error: 'The shipment could not be saved. Check your connection and try again.',
  quantities: 'What leaves now',
  left: (left: number, unit: string) => `of ${grouped(left)} ${unitsFor(left, unit)} left`,
  nothing: 'Enter how much leaves now.',
  wrongQuantity: (left: number) => `Enter a whole number up to ${grouped(left)}.`,
  transport: 'Transport',
  transportHint: 'You can fill this in later.',
  more: 'E-way bill and packages',
  mode: 'How it travels',
  transporter: 'Transporter',
  transporterId: 'Transporter ID',
  transporterIdHint: 'GST number or TRANSIN, 15 letters and digits',
  docNo: 'LR number',
  docNoHint: 'Lorry receipt, railway receipt, airway bill or bill of lading',
  railHint:
    'As the e-way portal takes it: F, station code and 9 digits, as in FSJWT123456789; for parcels P, station code and 10 digits',
  docDate: 'LR date',
  vehicle: 'Vehicle number',
  vehicleHint: 'Such as TN 38 AB 1234',
  vehicleKind: 'Cargo',
  vehicleKinds: { R: 'Regular', O: 'Oversize load' },
  distance: 'Distance in km',
  distanceHint: 'Within one PIN code the e-way bill needs 1 to 100 km; else the portal can compute it',
  packages: 'Packages',
  expected: 'Expected on',
  ewbNo: 'E-way bill number',
  ewbNoHint: '12 digits, once the portal has made it',
  ewbOn: 'E-way bill date',
  number: 'Enter a whole number.',
  noInvoice: 'No invoice is issued yet. It has to be issued when the goods leave, at the latest.',
} as const

/** One sentence on whether an e-way bill is wanted. */
export const ewayTexts = {
  needed: (limit: string, where: string) =>
    `These goods need an e-way bill: they are worth more than ${limit} ${where}.`,
  notNeeded: (limit: string, where: string) => `No e-way bill is needed up to ${limit} ${where}.`,
  district: (limit: string, where: string) =>
    `Above ${limit} ${where}: make an e-way bill first (not needed within one district).`,
  city: (limit: string, city: string, where: string) =>
    `Above ${limit} ${where}: make an e-way bill first (inside one city above ${city}).`,
  disputed: (limit: string, where: string) =>
    `Sources differ on the limit ${where}: ${limit} is the lower one. Ask your accountant.`,
  between: 'between states',
  within: (state: string) => `within ${state}`,
} as const

/** 'Confirm receipt'. */
export const receiptTexts = {
  open: 'Confirm receipt',
  title: (part: number) => `What did you receive in shipment ${part}?`,
  all: 'All came in good order',
  some: 'Something is short or damaged',
  answer: 'What came',
  sent: (quantity: number, unit: string) => `${grouped(quantity)} ${unitsFor(quantity, unit)} sent`,
  short: 'Short',
  damaged: 'Damaged',
  good: (quantity: number) => `${grouped(quantity)} good`,
  tooMuch: (quantity: number) => `Only ${grouped(quantity)} were sent.`,
  number: 'Enter a whole number.',
  unsaid: 'Enter how much is short or damaged, or choose that all came in good order.',
  note: 'Note to the supplier',
  submit: 'Confirm receipt',
  keep: 'Not yet',
  error: 'The receipt could not be saved. Check your connection and try again.',
} as const
