import type { KnownState } from './state-table.ts'

/**
 * State codes of the GST system: the first two digits of a GST number, and the place of supply of an invoice (Rule 46(n)). Source:
 * the state list of the GST portal; 25 went into 26 on 26 January 2020, 28 became 37 in 2014, 38 exists since 31 October 2019. They
 * came with the market: the desk changes and adds states (`present-states.ts`).
 */
export const gstStates: Readonly<Record<string, string>> = {
  '01': 'Jammu & Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra & Nagar Haveli and Daman & Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman & Nicobar',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
}

/** Codes from before states were merged or split, which old numbers keep, with what they went into. */
const endedStates: Readonly<Record<string, readonly [name: string, into: string]>> = {
  '25': ['Daman & Diu', '26'],
  '28': ['Andhra Pradesh (old)', '37'],
}

/**
 * Union territories without a legislature, where UTGST takes the place of SGST (UTGST Act 2017, section 2(22); Ladakh since
 * 31 October 2019). Jammu & Kashmir, Delhi and Puducherry have laws of their own, and so SGST.
 */
const withoutLegislature: readonly string[] = ['04', '25', '26', '31', '35', '38']

/** The 36 states and union territories that stand, by their first names. */
export const firstStateNames: readonly string[] = Object.values(gstStates).sort()

const asItCame = (state_code: string, name: string, into: string): KnownState => ({
  state_code,
  name,
  aliases: [],
  has_utgst: withoutLegislature.includes(state_code),
  is_ended: into !== '',
  into,
  former_names: [],
  former_aliases: [],
})

/** All that came with the market, in the order of their codes; their other spellings are apart (`first-aliases.ts`). */
export const firstStates = (): KnownState[] =>
  [
    ...Object.entries(gstStates).map(([code, name]) => asItCame(code, name, '')),
    ...Object.entries(endedStates).map(([code, [name, into]]) => asItCame(code, name, into)),
  ].sort((one, other) => (one.state_code < other.state_code ? -1 : 1))
