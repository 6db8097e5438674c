export const reportTexts = {
  title: (name: string) => `Report ${name}`,
  hint: 'The problem desk reads it and answers you by its number. Whom it is about does not learn who wrote.',
  which: 'What is it about?',
  person: 'The person',
  product: 'The product',
  words: 'What is wrong?',
  wordsHint: 'Say what you saw, and where.',
  needsWords: 'Please say what is wrong',
  send: 'Send to the problem desk',
  error: 'Your report could not be sent. Check your connection and try again.',
  blockTitle: (name: string) => `Block ${name}`,
  blockHint:
    'No chat, no offers and no quotes between you two, until you lift it. Orders under way go on. The other side is not told.',
  block: 'Block',
  blockError: 'The block could not be saved. Check your connection and try again.',
} as const
