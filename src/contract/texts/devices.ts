import { sentences } from './sentences.ts'

/** How the owner of a session reads what it runs on. Browsers and systems have the same names everywhere. */
export const devices = sentences('devices', {
  both: ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
  one: ({ name }: { name: string }) => name,
  unknown: 'Unknown device',
})
