/** The specification's pattern; nothing else refuses a GST number. */
export const gstNumberPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

export const cleanGstNumber = (text: string) => text.replace(/[\s-]/g, '').toUpperCase()

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The official check character of the first 14 characters (mod 36, alternating weights 1 and 2). A warning for the
 * applicant and the reviewer, never a refusal.
 */
export function gstCheckCharacter(first14: string): string {
  let sum = 0
  for (const [place, character] of [...first14].entries()) {
    const product = digits.indexOf(character) * (place % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return digits.charAt((36 - (sum % 36)) % 36)
}

export const hasGoodGstCheck = (gstNumber: string) =>
  gstCheckCharacter(gstNumber.slice(0, 14)) === gstNumber.at(14)

/** State codes of the GST system (first two digits). */
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

/** Codes from before states were merged or split, which old numbers keep, and codes that belong to no state. */
const otherCodes: Readonly<Record<string, string>> = {
  '25': 'Dadra & Nagar Haveli and Daman & Diu',
  '28': 'Andhra Pradesh',
  '97': 'Other Territory',
  '99': 'Centre Jurisdiction',
}

export function stateOfGstNumber(gstNumber: string): string | undefined {
  const code = gstNumber.slice(0, 2)
  return gstStates[code] ?? otherCodes[code]
}
