import { type UnitCode, unitCodes } from './unit-codes.ts'

/** How people in trade write a unit, beside the code and its name. */
const spellings: Partial<Readonly<Record<UnitCode, readonly string[]>>> = {
  BAG: ['bori', 'sack', 'katta'],
  BAL: ['gaanth'],
  BDL: ['bdl'],
  BOX: ['peti', 'case', 'crate'],
  BTL: ['btl'],
  CAN: ['tin'],
  CBM: ['cum', 'cubic meter', 'm3'],
  CMS: ['cm', 'centimeter'],
  CTN: ['ctn'],
  DOZ: ['dz', 'doz', 'darjan'],
  DRM: ['barrel'],
  GMS: ['g', 'gm', 'gms', 'gramme'],
  KGS: ['kg', 'kilo', 'kilogramme'],
  KLR: ['kl', 'kiloliter'],
  KME: ['km', 'kilometer'],
  LTR: ['l', 'lt', 'ltr', 'liter'],
  MLT: ['ml', 'milliliter'],
  MTR: ['m', 'mtr', 'meter', 'running meter', 'running metre', 'rmt'],
  MTS: ['mt', 'metric tonne'],
  NOS: ['no', 'nos', 'number', 'each', 'item'],
  PAC: ['pkt', 'packet', 'pouch', 'pack', 'sachet'],
  PCS: ['pc', 'pcs', 'nag'],
  PRS: ['pr', 'jodi'],
  QTL: ['qtl', 'q', 'quintal'],
  ROL: ['than', 'reel', 'coil', 'spool'],
  SET: ['kit'],
  SQF: ['sqft', 'sq ft', 'sft', 'square foot'],
  SQM: ['sqm', 'sq m', 'sq mtr', 'square meter', 'm2'],
  SQY: ['sq yd', 'gaj'],
  TON: ['ton', 'tonne', 't'],
  TBS: ['tablet'],
  YDS: ['yd', 'yard'],
}

/** Words in the singular and without points: 'Sq. Ft.' is 'sq ft'. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/(x|ch)es$|(^|[^s])s$/, '$1$2')

/** How much is in it, which is no unit: '(50 kg)', 'of 12 pieces', '50 kg'. */
const contents = /\(.*|\b(?:of|x)\b.*|\b\d[\d.,]*\s*[a-z]*/gi

const codes: ReadonlyMap<string, UnitCode> = /* @__PURE__ */ new Map(
  (Object.keys(unitCodes) as UnitCode[]).flatMap((code) =>
    [code, unitCodes[code], ...(spellings[code] ?? [])].map((text) => [plain(text), code] as const),
  ),
)

const sameWords = (unit: string) => unit.trim().toLowerCase().replace(/\s+/g, ' ')

/** Whether two people mean one unit: 'Kg' and 'kilos', but not 'bag (50 kg)' and 'bag (25 kg)'. */
export function isSameUnit(one: string, other: string): boolean {
  const code = codes.get(plain(one))
  return sameWords(one) === sameWords(other) || (code !== undefined && code === codes.get(plain(other)))
}

/** The code of a unit as sellers write it: 'piece', 'Kg', 'bag (50 kg)', 'box of 12', 'HDPE bag'. */
export function guessUnitCode(unit: string): UnitCode | undefined {
  const words = plain(unit.replace(contents, ' '))
  const [first = '', last = ''] = [words.split(' ').at(0), words.split(' ').at(-1)]
  return codes.get(words) ?? codes.get(first) ?? codes.get(last)
}
