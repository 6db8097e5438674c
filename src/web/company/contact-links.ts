/** '+919876543210', or null for a text that is not a phone number. */
export function callNumber(text: string): string | null {
  const number = text.replace(/[^\d+]/g, '')
  return /^\+?\d{8,15}$/.test(number) ? number : null
}

/** Only a web address becomes a link. */
export const isWebAddress = (text: string) => /^https:\/\/[^\s]+$/i.test(text)
