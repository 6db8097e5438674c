import { expect, test } from 'vitest'
import { passesOptions } from './status-keys.ts'

test.each(['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 's'])(
  '%s on the closed list passes other statuses on its way',
  (key) => expect(passesOptions(key)).toBe(true),
)

test.each([' ', 'Enter', 'Escape', 'Tab', 'F4'])('"%s" changes nothing by itself', (key) =>
  expect(passesOptions(key)).toBe(false),
)
