/** What people in trade call the units that goods are sold in, in English, Hinglish and Hindi. */
const spellings: Readonly<Record<string, string>> = {
  kg: 'kg kgs kilo kilos kilogram किलो किग्रा केजी કિલો કિગ્રા',
  gram: 'g gm gms gram grams ग्राम ગ્રામ',
  quintal: 'qtl qtls quintal quintals क्विंटल कुंतल कुन्तल ક્વિન્ટલ',
  tonne: 'ton tons tonne tonnes mt टन ટન',
  litre: 'l lt ltr ltrs liter litre litres लीटर लिटर લિટર લીટર',
  ml: 'ml मिली',
  metre: 'm mtr mtrs meter metre metres rmt मीटर મીટર',
  ft: 'ft feet foot rft फुट फीट ફૂટ ફુટ',
  inch: 'inch इंच',
  sqft: 'sqft sq.ft sft वर्गफुट',
  sqm: 'sqm sqmt sqmtr वर्गमीटर',
  cft: 'cft cuft घनफुट',
  piece: 'pc pcs piece pieces pice nos no nag unit each नग पीस નંગ પીસ',
  dozen: 'doz dz dzn dozen darjan दर्जन ડઝન',
  pair: 'pair pairs pr jodi जोड़ी जोड़ा જોડી જોડ',
  set: 'set sets kit सेट સેટ',
  box: 'box boxes dibba peti डिब्बा पेटी बॉक्स ડબ્બો ડબ્બા પેટી બોક્સ',
  carton: 'ctn carton cartons कार्टन કાર્ટન',
  packet: 'pkt pkts packet packets pack pk पैकेट પેકેટ',
  pouch: 'pouch pouches पाउच',
  bag: 'bag bags bori katta sack बोरी कट्टा बैग બોરી ગુણી કટ્ટો બેગ',
  bottle: 'btl bottle bottles बोतल બોટલ',
  can: 'can cans कैन',
  tin: 'tin tins टिन ટીન',
  drum: 'drum drums ड्रम ડ્રમ',
  bucket: 'bucket buckets bkt बाल्टी',
  jar: 'jar jars',
  roll: 'roll rolls रोल રોલ',
  coil: 'coil coils',
  bundle: 'bdl bundle bundles बंडल બંડલ',
  sheet: 'sheet sheets शीट',
  ream: 'ream reams',
  length: 'length lengths',
  strip: 'strip strips',
  gross: 'gross',
  tray: 'tray trays',
  thaan: 'than thaan थान',
}

const byWord = new Map(
  Object.entries(spellings).flatMap(([unit, words]) =>
    words.split(' ').map((word) => [word.normalize('NFC'), unit] as const),
  ),
)

/** Goods weighed or measured; the others are packed or counted. */
const measures = new Set([
  'kg',
  'gram',
  'quintal',
  'tonne',
  'litre',
  'ml',
  'metre',
  'ft',
  'inch',
  'sqft',
  'sqm',
  'cft',
])
export const isMeasured = (unit: string) => measures.has(unit)
const counted = new Set(['piece', 'dozen', 'pair', 'set', 'gross', 'length'])
export const isPack = (unit: string) => !measures.has(unit) && !counted.has(unit)

/** 'sq ft' and 'वर्ग फुट' are one word here. */
export const joinUnits = (text: string) =>
  text
    .replace(/\bsq\.? ?(?:ft|feet|foot)\b\.?/gi, 'sqft')
    .replace(/\bsq\.? ?(?:m|mtr|meter|metre)\b\.?/gi, 'sqm')
    .replace(/\b(?:cu\.? ?ft|cubic (?:ft|feet|foot))\b\.?/gi, 'cft')
    .replace(/वर्ग ?फ[ुी]ट/g, 'वर्गफुट')
    .replace(/वर्ग ?मीटर/g, 'वर्गमीटर')
    .replace(/घन ?फ[ुी]ट/g, 'घनफुट')

export const unitOf = (word: string): string | undefined => {
  const plain = word
    .toLowerCase()
    .replace(/[.,()]+$/g, '')
    .replace(/^\(/, '')
  return byWord.get(plain.normalize('NFC'))
}
