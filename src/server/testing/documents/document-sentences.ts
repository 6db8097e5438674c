import { notifications as say } from '#contract/texts/notifications.ts'

const paper = { order: 'VJ-12345678', number: 'VA/26-27/0001' } as const

/** What the buyer reads of the documents of an order, and the names of its sentences. */
export const documentCases = [
  [say.documentIssued(paper), 'documentIssued', 'VA/26-27/0001 is issued for your order VJ-12345678'],
  [
    say.documentCancelled({ ...paper, reason: 'Wrong buyer' }),
    'documentCancelled',
    'VA/26-27/0001 for your order VJ-12345678 is cancelled: Wrong buyer',
  ],
] as const
