import { type UnitCode, unitCodes } from './unit-codes.ts'

/** How people in trade write a unit, beside the code and its name. Each of them means the same unit. */
const spellings: Partial<Readonly<Record<UnitCode, readonly string[]>>> = {
  BAG: ['bori', 'bora', 'boriyan', 'sack', 'katta', 'katte', 'बोरी', 'बोरा', 'कट्टा', 'बैग'],
  BAL: ['gaanth', 'ganth', 'गांठ', 'गाँठ'],
  BDL: ['bdl', 'bndl', 'gattha', 'gatthar', 'बंडल', 'गट्ठर'],
  BOX: ['peti', 'petti', 'petiyan', 'case', 'crate', 'dabba', 'dibba', 'पेटी', 'डिब्बा', 'डब्बा', 'बॉक्स'],
  BTL: ['btl', 'botal', 'shishi', 'बोतल', 'शीशी'],
  BUN: ['guchha', 'गुच्छा'],
  CAN: ['tin', 'jerry can', 'jerrycan', 'canister', 'टिन', 'कैन'],
  CBM: ['cum', 'cubic meter', 'm3'],
  CMS: ['cm', 'centimeter'],
  CTN: ['ctn', 'cartoon', 'कार्टन'],
  DOZ: ['dz', 'doz', 'dzn', 'darjan', 'dazan', 'दर्जन'],
  DRM: ['barrel', 'ड्रम'],
  GMS: ['g', 'gm', 'gms', 'gramme', 'ग्राम'],
  GRS: ['gr', 'guruss', 'ग्रोस', 'ग्रॉस'],
  KGS: ['kg', 'kilo', 'kilogramme', 'किलो', 'किलोग्राम'],
  KLR: ['kl', 'kiloliter'],
  KME: ['km', 'kilometer'],
  LTR: ['l', 'lt', 'ltr', 'liter', 'लीटर'],
  MLT: ['ml', 'milliliter'],
  MTR: ['m', 'mtr', 'meter', 'running meter', 'running metre', 'rmt', 'मीटर'],
  MTS: ['mt', 'metric tonne'],
  NOS: ['no', 'nos', 'number', 'each', 'ea', 'item', 'adad', 'अदद'],
  PAC: ['pkt', 'packet', 'pouch', 'pack', 'sachet', 'pudiya', 'thaili', 'पैकेट', 'पाउच', 'पुड़िया', 'थैली'],
  PCS: ['pc', 'pcs', 'nag', 'nug', 'नग', 'पीस'],
  PRS: ['pr', 'jodi', 'joda', 'jora', 'जोड़ी', 'जोड़ा'],
  QTL: ['qtl', 'q', 'quintal', 'kwintal', 'क्विंटल', 'कुंतल'],
  ROL: ['than', 'thaan', 'taka', 'reel', 'coil', 'spool', 'थान', 'ताका', 'रोल', 'रील'],
  SET: ['kit', 'सेट'],
  SQF: ['sqft', 'sq ft', 'sft', 'square foot', 'वर्ग फुट'],
  SQM: ['sqm', 'sq m', 'sq mtr', 'square meter', 'm2', 'वर्ग मीटर'],
  SQY: ['sq yd', 'sq gaj', 'gaj', 'वर्ग गज'],
  TBS: ['tablet', 'tab'],
  THD: ['hazar', 'hajar', 'हज़ार', 'हजार'],
  TON: ['ton', 'tonne', 't', 'टन'],
  YDS: ['yd', 'yard'],
}

/** What documents count goods in that are sold in units of their own: a sheet is a piece, but not each piece is a sheet. */
const countedIn: Partial<Readonly<Record<UnitCode, readonly string[]>>> = {
  BDL: ['gaddi', 'गड्डी'],
  PAC: ['ream', 'strip', 'blister', 'रीम'],
  PCS: [
    'sheet',
    'board',
    'panel',
    'plate',
    'tile',
    'brick',
    'block',
    'slab',
    'plank',
    'book',
    'copy',
    'शीट',
    'ईंट',
  ],
}

/** Words in the singular and without points: 'Sq. Ft.' is 'sq ft'. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(/(x|ch)es$|(^|[^s])s$/, '$1$2')

/** How much is in it, which is no unit: '(50 kg)', 'of 12 pieces', '50 kg'. */
const contents = /\(.*|\b(?:of|x)\b.*|\b\d[\d.,]*\s*[\p{L}\p{M}]*/giu

type Words = Partial<Readonly<Record<UnitCode, readonly string[]>>>

const byWord = (words: Words) =>
  (Object.keys(words) as UnitCode[]).flatMap((code) =>
    (words[code] ?? []).map((text) => [plain(text), code] as const),
  )

const codes: ReadonlyMap<string, UnitCode> = /* @__PURE__ */ new Map([
  ...(Object.keys(unitCodes) as UnitCode[]).flatMap((code) =>
    [code, unitCodes[code]].map((text) => [plain(text), code] as const),
  ),
  ...byWord(spellings),
])
const counted: ReadonlyMap<string, UnitCode> = /* @__PURE__ */ new Map(byWord(countedIn))

const sameWords = (unit: string) => unit.trim().toLowerCase().replace(/\s+/g, ' ')

/** Whether two people mean one unit: 'Kg' and 'kilos', but not 'bag (50 kg)' and 'bag (25 kg)'. */
export function isSameUnit(one: string, other: string): boolean {
  const code = codes.get(plain(one))
  return sameWords(one) === sameWords(other) || (code !== undefined && code === codes.get(plain(other)))
}

const codeOf = (words: string) => codes.get(words) ?? counted.get(words)

/** A unit that is an amount: '1 kg' is sold by the kilogram; '500 g' or '100 pieces' is a pack, and two of them are two packs. */
function codeOfAmount(unit: string): UnitCode | undefined {
  const [, number = '', words = ''] = /^\W*(\d[\d.,]*)\s*(\D+)$/u.exec(unit) ?? []
  const code = codeOf(plain(words))
  const amount = Number(number.replaceAll(',', ''))
  if (code === undefined || !(amount > 0)) return undefined
  if (amount === 1) return code
  return amount === 1_000 && (code === 'PCS' || code === 'NOS') ? 'THD' : 'PAC'
}

/** The code of a unit as sellers write it: 'piece', 'Kg', 'bag (50 kg)', 'box of 12', 'HDPE bag', '1 kg'. */
export function guessUnitCode(unit: string): UnitCode | undefined {
  const words = plain(unit.replace(contents, ' '))
  if (words === '') return codeOfAmount(unit)
  const [first = '', last = ''] = [words.split(' ').at(0), words.split(' ').at(-1)]
  return codeOf(words) ?? codeOf(first) ?? codeOf(last)
}
