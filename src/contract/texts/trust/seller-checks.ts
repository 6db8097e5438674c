import { sentences } from '#contract/texts/sentences.ts'

export const sellerChecks = sentences('sellerChecks', {
  noPan: 'No PAN card was sent with this application.',
  noAddress: 'No paper with an address was sent with this application.',
  noUdyam: 'No MSME certificate was sent with this application.',
  udyamForm: 'A Udyam number looks like UDYAM-MH-18-0012345',
  udyamClass: 'Choose the class that the Udyam certificate names',
  udyamActivity: 'Choose the main activity that the Udyam certificate names',
  tick: 'This check does not exist',
  noDirectory: 'No GST directory is set up on this site.',
  directorySilent: 'The GST directory does not answer right now. Please try again in a few minutes.',
  directoryAsked: 'The GST directory has answered.',
})
