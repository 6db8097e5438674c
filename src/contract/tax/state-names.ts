import { gstStates, isStateCode } from './states.ts'

/** What people call a state beside its name, as letters alone: older names, short ones, and the letters of number plates. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  '01': ['jk', 'jammu', 'kashmir'],
  '02': ['hp', 'himachal'],
  '03': ['pb', 'panjab'],
  '04': ['ch', 'chandigarhut'],
  '05': ['uk', 'ua', 'uttaranchal', 'uttrakhand'],
  '06': ['hr'],
  '07': ['dl', 'newdelhi', 'nctofdelhi', 'delhinct', 'nationalcapitalterritoryofdelhi'],
  '08': ['rj', 'rajsthan'],
  '09': ['up', 'utterpradesh'],
  '10': ['br'],
  '11': ['sk'],
  '12': ['ar', 'arunachal'],
  '13': ['nl'],
  '14': ['mn'],
  '15': ['mz'],
  '16': ['tr'],
  '17': ['ml'],
  '18': ['as', 'asom'],
  '19': ['wb', 'bengal', 'westbangal', 'paschimbanga'],
  '20': ['jh'],
  '21': ['od', 'or', 'orissa'],
  '22': ['cg', 'ct', 'chattisgarh', 'chhatisgarh'],
  '23': ['mp'],
  '24': ['gj', 'gujrat'],
  '26': [
    'dd',
    'dn',
    'dnh',
    'dnhdd',
    'damananddiu',
    'dadraandnagarhaveli',
    'dadranagarhaveli',
    'dadranagarhavelidamandiu',
  ],
  '27': ['mh', 'maharastra'],
  '29': ['ka', 'karnatka'],
  '30': ['ga'],
  '31': ['ld', 'lakshadweepislands'],
  '32': ['kl'],
  '33': ['tn', 'tamilnad'],
  '34': ['py', 'pondicherry', 'pondichery'],
  '35': ['an', 'andamanandnicobarislands', 'andamannicobar', 'andamannicobarislands'],
  '36': ['ts', 'tg', 'telengana'],
  '37': ['ap', 'andhra'],
  '38': ['la', 'ladak'],
}

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]/g, '')

const codes: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  Object.entries(gstStates).flatMap(([code, name]) =>
    [lettersOf(name), ...(otherNames[code] ?? [])].map((letters) => [letters, code] as const),
  ),
)

/** The code of a state as somebody wrote it: 'Tamilnadu', 'TN', 'ORISSA', '33', '33-Tamil Nadu'. */
export function stateCodeOfName(text: string): string | undefined {
  const letters = lettersOf(text)
  if (letters) return codes.get(letters)
  const digits = text.trim().padStart(2, '0')
  return isStateCode(digits) ? digits : undefined
}
