/**
 * State codes of the GST system: the first two digits of a GST number, and the place of supply of an invoice (Rule 46(n)). Source:
 * the state list of the GST portal; 25 went into 26 on 26 January 2020, 28 became 37 in 2014, 38 exists since 31 October 2019.
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

/** The 36 states and union territories, as address forms offer them. */
export const states: readonly string[] = Object.values(gstStates).sort()

/**
 * Union territories without a legislature, where UTGST takes the place of SGST (UTGST Act 2017, section 2(22); Ladakh since
 * 31 October 2019). Jammu & Kashmir, Delhi and Puducherry have laws of their own, and so SGST.
 */
const withoutLegislature: readonly string[] = ['04', '26', '31', '35', '38']

export const paysUtgst = (stateCode: string) => withoutLegislature.includes(stateCode)

export const isStateCode = (text: string) => Object.hasOwn(gstStates, text)

export const stateName = (stateCode: string): string | undefined =>
  isStateCode(stateCode) ? gstStates[stateCode] : undefined
