import { sentences } from './sentences.ts'

/** GST numbers of both sides: whom an order is billed to, and under which number a seller sells. */
export const billing = sentences('billing', {
  gstCheck:
    'The last character of this GST number does not fit the others. Please check for a typing mistake.',
  pinState: ({ pin, state }: { pin: string; state: string }) =>
    `${pin} is no PIN code of ${state}, the state of this GST number. Please check both.`,
  gstState: 'This GST number begins with the code of no state. Please check it.',
  prefix:
    'A prefix has one to four capital letters, digits or hyphens, and begins with neither 0 nor a hyphen',
  profileSaved: 'Billing profile saved',
  profileDeleted: 'Billing profile deleted',
  tooManyProfiles: ({ limit }: { limit: number }) =>
    `You can save ${limit} billing profiles. Please delete one that you no longer need.`,
  registrationSaved: 'GST registration saved',
  namesWait:
    'GST registration saved. The new name waits for our check; until then bills print the former one.',
  tooManyRegistrations: ({ limit }: { limit: number }) => `A shop can have ${limit} GST registrations.`,
  otherBusiness: ({ pan }: { pan: string }) =>
    `Your shop was approved with the PAN ${pan}. A GST number with another PAN belongs to another business.`,
  gstTaken: 'Another shop sells under this GST number.',
  unbilledElsewhere: ({ order }: { order: string }) =>
    `Order ${order} goes to another state, where a shop under the composition scheme may not sell. Please bill or cancel it first.`,
  compositionElsewhere: ({ seller }: { seller: string }) =>
    `${seller} pays GST under the composition scheme and may only sell within its own state. Please choose another supplier or another address.`,
})
