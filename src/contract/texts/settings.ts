import { sentences } from './sentences.ts'

export const settings = sentences('settings', {
  saved: 'Settings saved',
})
