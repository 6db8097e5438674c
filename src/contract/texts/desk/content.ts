import { sentences } from '#contract/texts/sentences.ts'

/** What the operator writes. */
export const content = sentences('content', {
  unknownKind: 'This kind of content does not exist',
  notEnded: 'This text can be changed, but not taken away.',
  ownPage: 'These figures are changed on a page of their own.',
  noNewOnes: 'No further texts of this kind can be added.',
  restoreKnown: 'Choose a revision of this history',
  same: 'Nothing is different from what stands already.',
  saved: 'Saved. It shows everywhere within a second.',
  added: 'Added. It shows everywhere within a second.',
  removed: 'Taken away. The history keeps it.',
  undone: ({ revision }: { revision: number }) => `Revision ${revision} stands again.`,
  bannerLink: 'A link is a page of this site, such as /pricings, or begins with https://',
  bannerPoints: 'There can be at most 8 short lines',
  holidayState: 'A holiday is one of all of India or of a state',
  gstRateName: 'A rate is a percentage from 0 to 100 with at most two decimals',
  stateCode: 'The code of a state has two digits, from 01 to 95',
  stateLetters: 'A name or spelling of a state has at least two letters',
  stateAliases: 'There can be at most 30 other spellings',
  stateTaken: ({ spelling, name }: { spelling: string; name: string }) =>
    `'${spelling}' already means ${name}. Choose another word.`,
  stateInto: 'Choose the state that it went into from those that stand',
  categoryAliases: 'There can be at most 30 other spellings',
  categoryPlace: 'The place of a category is a number',
  categoryOffered: 'Choose where the category is offered',
  categoryTaken: ({ spelling, label }: { spelling: string; label: string }) =>
    `'${spelling}' already means the category '${label}'. Choose another word.`,
  categoryReserved: ({ spelling }: { spelling: string }) =>
    `'${spelling}' means every category. Choose another word.`,
  categoryLetters: 'The name of a new category begins with English letters: its address is made of them',
  categoryLast: 'One category must stay in the forms: sellers could file nothing',
  categoryMany: 'There can be at most 100 categories. Rename one that is hidden.',
  unknownPolicy: 'This policy does not exist',
  policyHeading: 'The text begins with a heading: ## What this is about',
  policyPoints: 'There can be at most 8 figures',
  policyDay: 'A text is in force from the day of the text before it until today at the latest',
  unknownDays: 'Choose one of the days offered',
  trialNeedsWords: 'Type what a buyer would search for',
  phraseNeeded: 'Write words that can be searched, separated by commas',
  phraseLong: ({ limit }: { limit: number }) => `One phrase can have at most ${limit} words`,
  nameTaken: ({ name }: { name: string }) => `There is already an entry '${name}'. Change that one.`,
})
