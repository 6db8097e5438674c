/** How a seller serves, in few words. */
export const serviceWordsTexts = {
  answersIn: (time: string) => `Answers in ${time}`,
  minutes: (count: string) => `${count} min`,
  hours: (count: string) => `${count} h`,
  andSent: (answers: string, percent: number) => `${answers} · sent on time ${percent} %`,
  sent: (percent: number) => `Sent on time ${percent} %`,
  few: (cases: string) => `Service: too few to say (${cases})`,
} as const
