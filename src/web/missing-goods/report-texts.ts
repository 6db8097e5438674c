/** What a buyer does about goods that came short or damaged. */
export const reportTexts = {
  report: 'Report it, so that you pay only for what came.',
  reportNow: 'Report it',
  reply: (problem: string) =>
    `The supplier has answered ${problem}. Accept the offer or ask the problem desk.`,
  replyNow: 'Read the answer',
  wait: (problem: string) => `The supplier settles ${problem}.`,
} as const
