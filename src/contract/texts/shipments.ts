import { dayOf, withCommas } from './english.ts'
import { sentences } from './sentences.ts'

type Left = { product: string; left: number }
type Sent = { product: string; quantity: number }

/** Goods on their way. */
export const shipments = sentences('shipments', {
  sent: 'The shipment is saved, and the buyer is notified',
  changed: 'The shipment is updated',
  withdrawn: 'The shipment is taken back',
  delivered: 'Marked as delivered',
  received: 'Thank you. What you received is confirmed',
  promised: 'The day is saved',
  proofSaved: 'The photo is saved',

  limitSaved: 'The limit is saved',
  limit: 'A limit is an amount in rupees, at most 10,00,00,000',

  takenBack: 'This shipment was taken back.',
  cameAlready: 'What has come cannot be taken back. What was wrong with it is settled with the buyer.',
  orderCancelled: 'This order is cancelled, so nothing can be sent.',
  unknownLine: 'This line is not in the order.',
  unsentLine: 'This line is not in the shipment.',
  part: ({ part }: { part: number }) => `Shipment ${part}`,
  noReplacement: 'No goods are to be sent again for this problem.',
  lineTwice: 'Please name each line once.',
  lineMissing: 'Please say of every line what came.',
  tooMuch: ({ product, left }: Left) =>
    left === 0
      ? `All of ${product} is sent already.`
      : `Only ${withCommas(left)} of ${product} are left to send.`,
  moreThanSent: ({ product, quantity }: Sent) =>
    `${product}: only ${withCommas(quantity)} were sent. Please check what you received.`,
  lessThanSent: ({ product, quantity }: Sent) =>
    `${product}: ${withCommas(quantity)} were sent. Please say of all of them whether they are good, short or damaged.`,
  alreadyReceived: 'What came with this shipment is already confirmed.',
  deemedAccepted: ({ until }: { until: string }) =>
    `The goods could be confirmed until ${dayOf(until)} and count as accepted now.`,
  tooManyVehicles: ({ limit }: { limit: number }) =>
    `A shipment can change its vehicle at most ${limit} times.`,
  tooManyChanges: ({ limit }: { limit: number }) =>
    `What is said of a transport can be changed at most ${limit} times.`,
  deemedStays: ({ until }: { until: string }) =>
    `Nobody objected until ${dayOf(until)}, so these goods count as accepted and what is said of their transport stays.`,
  deemedProofStays: 'These goods count as accepted, so their photo stays.',
  receivedStays: 'The buyer has confirmed this shipment, so what is said of it stays.',
  proofStays: 'The buyer has confirmed this shipment, so its photo stays.',
  proofStaysInProblem: 'A problem of this order was opened, so its photos stay.',
  tooManyParts: ({ limit }: { limit: number }) => `An order can have at most ${limit} shipments.`,

  noLines: 'Choose what is sent',
  everyLine: 'Say of every line what came',
  pieceWhole: 'Quantities are whole numbers',
  pieceNegative: 'Quantities cannot be negative',
  pieceMost: 'Quantities can be at most 10,00,000',
  distanceWhole: 'The distance is a whole number of kilometres',
  distanceNegative: 'The distance cannot be negative',
  distanceMost: 'The distance can be at most 4,000 km',
  packagesWhole: 'The number of packages is a whole number',
  packagesLeast: 'There is at least one package',
  packagesMost: 'There can be at most 1,00,000 packages',
  numberText: 'Numbers of vehicles and papers are text',
  photo: 'Choose a photo',

  vehicle: 'Enter the vehicle number as on its plate, with all four digits, such as TN 38 AB 0123',
  transporterId: 'The transporter ID has 15 letters and digits',
  ewbNo: 'An e-way bill number has 12 digits',
  expectedEarlier: 'The expected day cannot be before the order',
  ewbFuture: 'An e-way bill is generated today or earlier',
  dayFar: 'This day is more than a year away. Please check it',
  promisedEarlier: 'The promised day cannot be before the order',

  ewayUnfinished: ({ product }: { product: string }) =>
    `${product} has no HSN code or GST rate yet. Please fill them in at the product first.`,
  ewayNoGoods: 'These are services, and services need no e-way bill.',
  ewayTooManyLines: ({ limit }: { limit: number }) =>
    `A file for e-way bills can have at most ${limit} lines. Please send these goods in parts.`,
  ewayStateUnknown: 'The place of supply is not known. Please issue the invoice first, where you choose it.',
  noChallan:
    'This shipment has no delivery challan yet. Its seller can open it once the GST registration is complete.',
})
