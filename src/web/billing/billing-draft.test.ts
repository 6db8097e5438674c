import { expect, test } from 'vitest'
import { pinIn } from './billing-draft.ts'

test.each([
  ['14 Johari Bazar, Jaipur 302003', '302003'],
  ['302003', '302003'],
  ['Plot 1234567, Indore 452001, MP', '452001'],
  ['Phone 9876543210', ''],
  ['जयपुर ३०२००३', '302003'],
])('the PIN of %j is %j', (address, pin) => {
  expect(pinIn(address)).toBe(pin)
})
