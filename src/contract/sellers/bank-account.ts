/** Four letters for the bank, a zero, six characters for the branch. A different form is a warning, never a refusal. */
export const isIfscCode = (text: string) => /^[A-Z]{4}0[A-Z0-9]{6}$/i.test(text.trim())

/** People type account numbers in groups. */
export const cleanAccountNumber = (text: string) => text.replace(/[\s-]/g, '')

/** What may be shown of an account number: its last four digits, or nothing if the number is hardly longer. */
export function lastDigitsOf(text: string): string {
  const number = cleanAccountNumber(text)
  return number.length >= 8 ? number.slice(-4) : ''
}
