import type { Settings } from '#contract/settings.ts'

/** Values that no one can take for real ones: the operator's own come from the operator. */
export const sampleSettings: Settings = {
  support_phone: '+91 00000 00000 (sample)',
  chat_link: 'https://chat.example',
  press_name: 'The Press Name (sample)',
  press_link: 'https://press.example',
  company_name: 'Sample Trading Company (sample)',
  company_address: '1 Sample Street, Sample City 000000 (sample)',
  grievance_officer: 'Name of the officer (sample)',
  grievance_email: 'grievance@market.example',
}
