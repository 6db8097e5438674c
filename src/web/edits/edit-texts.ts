/** The words for an edit that somebody else has overtaken, or that its own author is about to leave. */
export const editTexts = {
  title: 'Changed meanwhile',
  lead: 'Somebody changed this while you had it open. What you typed is kept.',
  taken: 'These changes are taken over:',
  decide: 'You both changed these. Choose which one stays.',
  theirs: 'The newer one',
  mine: 'Yours',
  nothing: '(empty)',
  back: 'Back to the form',
  save: 'Save',
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you changed on this page will be lost.',
  stay: 'Keep editing',
  leave: 'Leave',
} as const
