import type { Rule } from '#contract/rule.ts'
import { stateCodeOfPin } from '#contract/tax/pin-ranges.ts'
import { stateName } from '#contract/tax/states.ts'
import { accounts } from '#contract/texts/accounts.ts'

/** The states of a PIN code's first digit: all that is certain for any PIN code. */
const zones: Readonly<Record<string, readonly string[]>> = {
  '1': ['Delhi', 'Haryana', 'Punjab', 'Himachal Pradesh', 'Jammu & Kashmir', 'Ladakh', 'Chandigarh'],
  '2': ['Uttar Pradesh', 'Uttarakhand'],
  '3': ['Rajasthan', 'Gujarat', 'Dadra & Nagar Haveli and Daman & Diu'],
  '4': ['Maharashtra', 'Madhya Pradesh', 'Chhattisgarh', 'Goa'],
  '5': ['Andhra Pradesh', 'Telangana', 'Karnataka', 'Puducherry'],
  '6': ['Kerala', 'Tamil Nadu', 'Puducherry', 'Lakshadweep'],
  '7': [
    'West Bengal',
    'Odisha',
    'Assam',
    'Sikkim',
    'Arunachal Pradesh',
    'Nagaland',
    'Manipur',
    'Mizoram',
    'Tripura',
    'Meghalaya',
    'Andaman & Nicobar',
  ],
  '8': ['Bihar', 'Jharkhand'],
}

export const statesOfPinZone = (pin: string): readonly string[] =>
  isPinCode(pin) ? (zones[pin.trim().charAt(0)] ?? []) : []

export const isPinCode = (text: string) => /^[1-9]\d{5}$/.test(text.trim())

export const pinCodeRule: Rule<string> = (text) => (isPinCode(text) ? undefined : accounts.pinCode)

/** The state of a PIN code if only one has it; otherwise the person chooses. */
export function stateOfPin(pin: string): string | undefined {
  const code = stateCodeOfPin(pin)
  return code === undefined ? undefined : stateName(code)
}
