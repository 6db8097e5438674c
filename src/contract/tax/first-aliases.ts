import { firstStates } from './first-states.ts'
import { spellingsOf, stateLetters } from './state-spellings.ts'
import { type KnownState, type StateTable, stateTableOf } from './state-table.ts'

/** What people call a state beside its name: older names, short ones, and the letters of number plates. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  '01': ['JK', 'Jammu', 'Kashmir'],
  '02': ['HP', 'Himachal'],
  '03': ['PB', 'Panjab'],
  '04': ['CH', 'Chandigarh UT'],
  '05': ['UK', 'UA', 'Uttaranchal', 'Uttrakhand'],
  '06': ['HR'],
  '07': ['DL', 'New Delhi', 'NCT of Delhi', 'Delhi NCT', 'National Capital Territory of Delhi'],
  '08': ['RJ', 'Rajsthan'],
  '09': ['UP', 'Utter Pradesh'],
  '10': ['BR'],
  '11': ['SK'],
  '12': ['AR', 'Arunachal'],
  '13': ['NL'],
  '14': ['MN'],
  '15': ['MZ'],
  '16': ['TR'],
  '17': ['ML'],
  '18': ['AS', 'Asom'],
  '19': ['WB', 'Bengal', 'West Bangal', 'Paschim Banga'],
  '20': ['JH'],
  '21': ['OD', 'OR', 'Orissa'],
  '22': ['CG', 'CT', 'Chattisgarh', 'Chhatisgarh'],
  '23': ['MP'],
  '24': ['GJ', 'Gujrat'],
  '26': [
    'DD',
    'DN',
    'DNH',
    'DNHDD',
    'Dadra and Nagar Haveli',
    'Dadra Nagar Haveli',
    'Dadra Nagar Haveli Daman Diu',
  ],
  '27': ['MH', 'Maharastra'],
  '29': ['KA', 'Karnatka'],
  '30': ['GA'],
  '31': ['LD', 'Lakshadweep Islands'],
  '32': ['KL'],
  '33': ['TN', 'Tamilnad'],
  '34': ['PY', 'Pondicherry', 'Pondichery'],
  '35': ['AN', 'Andaman and Nicobar Islands', 'Andaman Nicobar', 'Andaman Nicobar Islands'],
  '36': ['TS', 'TG', 'Telengana'],
  '37': ['AP', 'Andhra'],
  '38': ['LA', 'Ladak'],
}

/** What came with the market, with these spellings. Pages that read no spelling load without them. */
export const spelledStates = (): KnownState[] =>
  firstStates().map((state) => ({ ...state, aliases: otherNames[state.state_code] ?? [] }))

let spelled: StateTable | undefined

export function spelledTable(): StateTable {
  spelled ??= stateTableOf(spelledStates())
  return spelled
}

/** A page that has not heard of the states yet knows these spellings too. */
export const codeOfFirstAlias = (text: string) =>
  spellingsOf(spelledTable()).bySpelling.get(stateLetters(text))
