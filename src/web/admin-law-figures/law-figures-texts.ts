/** The words of the desk's page of single figures of law. */
export const lawFiguresTexts = {
  title: 'Figures of law',
  lead: 'Single figures that the law sets. A change counts everywhere within a second. Each line says where it was read, and when.',
  list: 'Figures of law',
  change: 'Change',
  changeOf: (title: string) => `Change: ${title}`,
  rupees: 'Amount in rupees',
  days: 'Days',
  confidence: 'How sure is the source?',
  checkedNeeded: 'Choose the day on which you looked it up',
  save: 'Save',
  keep: 'Cancel',
  error: 'The figure could not be saved. Please try again.',
  now: (facts: string) =>
    `Somebody else saved this figure: ${facts} What you typed is still here and takes its place if you save it now.`,
  facts: (figure: string, source: string) => `${figure}. ${source}.`,
} as const
