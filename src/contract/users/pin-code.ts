import type { Rule } from '#contract/rule.ts'
import { accounts } from '#contract/texts/accounts.ts'

/**
 * The state of a PIN code if its first two digits are unambiguous (India Post's circles). For a circle that serves
 * several states there is no answer, and the person chooses.
 */
const states: Readonly<Record<string, string>> = {
  '11': 'Delhi',
  '12': 'Haryana',
  '13': 'Haryana',
  '14': 'Punjab',
  '15': 'Punjab',
  '17': 'Himachal Pradesh',
  '30': 'Rajasthan',
  '31': 'Rajasthan',
  '32': 'Rajasthan',
  '33': 'Rajasthan',
  '34': 'Rajasthan',
  '41': 'Maharashtra',
  '42': 'Maharashtra',
  '43': 'Maharashtra',
  '44': 'Maharashtra',
  '45': 'Madhya Pradesh',
  '46': 'Madhya Pradesh',
  '47': 'Madhya Pradesh',
  '48': 'Madhya Pradesh',
  '49': 'Chhattisgarh',
  '50': 'Telangana',
  '51': 'Andhra Pradesh',
  '52': 'Andhra Pradesh',
  '56': 'Karnataka',
  '57': 'Karnataka',
  '58': 'Karnataka',
  '59': 'Karnataka',
  '61': 'Tamil Nadu',
  '62': 'Tamil Nadu',
  '63': 'Tamil Nadu',
  '64': 'Tamil Nadu',
  '70': 'West Bengal',
  '71': 'West Bengal',
  '72': 'West Bengal',
  '75': 'Odisha',
  '76': 'Odisha',
  '77': 'Odisha',
  '78': 'Assam',
}

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

export const stateOfPin = (pin: string): string | undefined =>
  isPinCode(pin) ? states[pin.trim().slice(0, 2)] : undefined
