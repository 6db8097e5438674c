import type { Rule } from '#contract/rule.ts'
import { stateCodeOfPin } from '#contract/tax/pin-ranges.ts'
import { codeOfToday, stateName } from '#contract/tax/states.ts'
import { accounts } from '#contract/texts/accounts.ts'

/** The states of a PIN code's first digit: all that is certain for any PIN code. */
const zones: Readonly<Record<string, readonly string[]>> = {
  '1': ['07', '06', '03', '02', '01', '38', '04'],
  '2': ['09', '05'],
  '3': ['08', '24', '26'],
  '4': ['27', '23', '22', '30'],
  '5': ['37', '36', '29', '34'],
  '6': ['32', '33', '34', '31'],
  '7': ['19', '21', '18', '11', '12', '13', '14', '15', '16', '17', '35'],
  '8': ['10', '20'],
}

export const statesOfPinZone = (pin: string): readonly string[] =>
  isPinCode(pin) ? namesOf(zones[pin.trim().charAt(0)] ?? []) : []

const namesOf = (codes: readonly string[]) =>
  [...new Set(codes.map(codeOfToday))].flatMap((code) => stateName(code) ?? [])

export const isPinCode = (text: string) => /^[1-9]\d{5}$/.test(text.trim())

export const pinCodeRule: Rule<string> = (text) => (isPinCode(text) ? undefined : accounts.pinCode)

/** The state of a PIN code if only one has it; otherwise the person chooses. */
export function stateOfPin(pin: string): string | undefined {
  const code = stateCodeOfPin(pin)
  return code === undefined ? undefined : stateName(code)
}
