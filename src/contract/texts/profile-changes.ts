import { sentences } from './sentences.ts'

export const profileChanges = sentences('profileChanges', {
  approved: ({ value }: { value: string }) => `${value} stands now.`,
  declined: ({ value }: { value: string }) => `${value} stays.`,
  ownAccount: 'Nobody decides about their own account.',
  decided: 'This change was decided already.',
  gstNumberTaken: 'Another approved seller has this GST number.',
})
