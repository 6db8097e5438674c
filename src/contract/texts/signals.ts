import { plural } from './english.ts'
import { sentences } from './sentences.ts'

type State = { state: string }
type Pan = { pan: string }
type Initial = { letter: string; name: string }

/** The letters of the income tax department for kinds of holders (fourth letter of the PAN). */
export const holders = {
  A: 'an association of persons',
  B: 'a body of individuals',
  C: 'a company',
  F: 'a firm',
  G: 'the government',
  H: 'a Hindu undivided family',
  J: 'an artificial juridical person',
  L: 'a local authority',
  P: 'a person',
  T: 'a trust',
}

/** What the reviewer of an application reads beside it. */
export const signals = sentences('signals', {
  gstForm: 'The GST number does not have the official form.',
  checkDigitRight: 'The check digit of the GST number is right.',
  checkDigitWrong: 'The check digit of the GST number is wrong.',

  gstWithoutState: 'The GST number does not begin with the code of a state.',
  pinOfState: ({ state }: State) => `GST number and PIN code are both from ${state}.`,
  pinOfOthers: ({ state, others }: State & { others: readonly string[] }) =>
    `The GST number is from ${state}, the PIN code from ${others.join(' or ')}.`,
  pinOfNone: ({ state }: State) => `The GST number is from ${state}. The PIN code does not show its state.`,
  pinOfSeveral: ({ state }: State) =>
    `The GST number is from ${state}, and the PIN code can be from there too.`,

  addressOfNone: 'The address names no state.',
  addressOfState: ({ state }: State) => `The address names ${state}, as the GST number does.`,
  addressOfOthers: ({ state, others }: State & { others: readonly string[] }) =>
    `The address names ${others.join(' and ')}, the GST number is from ${state}.`,

  noPan: 'The GST number holds no PAN.',
  pan: ({ pan, holder }: Pan & { holder: keyof typeof holders }) =>
    `The PAN in the GST number is ${pan}, of ${holders[holder]}. Compare it with the document.`,
  panOfNobody: ({ pan }: Pan) =>
    `The PAN in the GST number would be ${pan}, which is of no known kind of holder.`,
  panName: ({ letter, name }: Initial) =>
    `The PAN belongs to a name that begins with ${letter}. ${name} fits.`,
  otherPanName: ({ letter, name }: Initial) =>
    `The PAN belongs to a name that begins with ${letter}. ${name} does not fit.`,

  sellerWithGst: ({ seller }: { seller: string }) => `${seller} is an approved seller with this GST number.`,
  onlyWithGst: 'No other account has this GST number.',
  othersWithGst: ({ count }: { count: number }) =>
    plural(count, {
      one: 'Another account has this GST number.',
      other: `${count} other accounts have this GST number.`,
    }),

  pinRight: 'The PIN code has six digits.',
  pinOdd: 'The PIN code does not have the usual form.',
  ifscRight: 'The IFSC code has the usual form.',
  ifscOdd: 'The IFSC code does not have the usual form.',
})
