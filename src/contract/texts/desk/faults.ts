import { sentences } from '#contract/texts/sentences.ts'

/** News that could not be handed over. */
export const faults = sentences('faults', {
  notThere: 'This fault is not there any more. It may have been sent meanwhile.',
  again: 'It is being sent again.',
  unreachable: 'This person cannot be reached this way any more.',
})
