export const documentsTexts = {
  title: 'Documents',
  kinds: { INV: 'Tax invoice', BOS: 'Bill of supply', CRN: 'Credit note' },
  none: 'No invoice is issued yet.',
  proforma: 'Proforma invoice',
  issue: 'Issue invoice',
  issueTitle: 'Issue the invoice now?',
  issueHint:
    'It takes the next number of your series and keeps it, and the buyer is notified. The proforma invoice shows what it will say.',
  issueNow: 'Yes, issue it',
  keep: 'Not yet',
  download: (name: string) => `Download ${name}`,
  cancelled: 'Cancelled',
  draft: 'Draft, IRN pending',
  error: 'The documents could not be loaded. Check your connection and try again.',
  issueError: 'The invoice could not be issued. Check your connection and try again.',
  saveError: 'The file could not be loaded. Check your connection and try again.',
} as const
