/** Texts for edits that conflict with somebody else's, and for leaving a form with unsaved changes. */
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
