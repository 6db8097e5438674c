/** The words of a look into the register of GST. */
export const registerTexts = {
  title: 'GST register',
  lookUp: 'Look up in the directory',
  lookUpAgain: 'Look up again',
  never: 'Nobody has looked this number up yet. What the register says helps you; it decides nothing.',
  error: 'The number could not be looked up. Please try again.',
  asked: (when: string) => `Asked ${when}`,
  unknown: 'The register has no such number.',
  notActive: (status: string) => `The register says of this number: ${status}`,
  otherNames: (company: string) =>
    `The register has other names than ${company} and its owner. Please compare them.`,
  status: 'Status',
  legalName: 'Legal name',
  tradeName: 'Trade name',
  constitution: 'Constitution',
  since: 'Registered since',
  empty: 'Not given',
} as const
