export const waitingTexts = {
  stillWorking: 'Still working…',
  sending: (percent: number) => `Sending… ${percent} %`,
  stop: 'Stop',
  stopped: 'You stopped it. Nothing was saved.',
} as const
