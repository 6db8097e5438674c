import { toLatin } from './to-latin.ts'

/** English spelling by its sound, in the order in which it is replaced. */
const english: readonly (readonly [RegExp, string])[] = [
  [/sch/g, 'sk'],
  [/tch/g, 'ch'],
  [/dg(?=e)/g, 'j'],
  [/ge$/, 'je'],
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/wh/g, 'w'],
  [/igh/g, 'i'],
  [/[ao]ugh/g, 'o'],
  [/ph/g, 'f'],
  [/mb$/, 'm'],
  [/gn$/, 'n'],
  [/[st]ion/g, 'shan'],
  [/ture$/, 'char'],
  [/(?<=[^aeioulr])le$/, 'ol'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c(?!h)/g, 'k'],
  [/qu/g, 'kv'],
  [/x/g, 'ks'],
  [/(?<=[aeiou])w(?![aeiouy])/g, 'u'],
  [/w/g, 'v'],
]
/** The same letters may be said otherwise. */
const otherwise: readonly (readonly [RegExp, string])[] = [
  [/g(?=[eiy])/g, 'j'],
  [/ch(?!$)/g, 'k'],
]

const doubled = /([b-df-hj-np-tvz])\1/g

const replaceAll = (word: string, all: typeof english) =>
  all.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word)

/** The consonants of a word, and the vowels before each of them and at the end. */
type Sound = { readonly consonants: readonly string[]; readonly vowels: readonly string[] }

function soundOf(text: string): Sound {
  const parts = [...text.matchAll(/([aeiouy]*)(chh|[cgjkpbtds]h|[^aeiouy]|$)/g)].slice(0, mostParts)
  return {
    vowels: parts.map(([, vowel = '']) => vowel),
    consonants: parts.flatMap(([, , consonant]) => (consonant ? [same[consonant] ?? consonant] : [])),
  }
}
const mostParts = 20

const same: Readonly<Record<string, string>> = {
  kh: 'k',
  q: 'k',
  gh: 'g',
  chh: 'ch',
  jh: 'j',
  bh: 'b',
}

/** Consonants that some script or speaker does not tell apart. */
const classes = ['kg', 's z j ch sh', 't d th dh', 'p b f ph'].map((all) =>
  all.includes(' ') ? all.split(' ') : [...all],
)
const classOf = new Map(classes.flatMap((all) => all.map((one) => [one, all[0] ?? one] as const)))

const keyOf = ({ consonants, vowels }: Sound) =>
  (vowels[0] ? 'a' : '') + consonants.map((one) => classOf.get(one) ?? one).join('')

const isLatin = (word: string) => /^[a-z]{2,}$/.test(word)
const consonantalY = (text: string) => text.replace(/^y(?=[aeiou])/, 'Y')

type Keyed = Sound & { readonly key: string }
const keyed = (text: string): Keyed => {
  const sound = soundOf(text)
  return { ...sound, key: keyOf(sound) }
}

function saidAs(word: string): readonly Keyed[] {
  const sounding = consonantalY(replaceAll(word, english).replace(doubled, '$1'))
  const spellings = new Set([
    sounding,
    ...otherwise.map(([letters, sound]) => sounding.replace(letters, sound)),
  ])
  return [...spellings].map(keyed)
}

const mostKept = 5_000
const kept = new Map<string, readonly Keyed[]>()

/** A word is compared with the same words of the market again and again. */
function soundsOfEnglish(word: string): readonly Keyed[] {
  const known = kept.get(word)
  if (known) return known
  if (kept.size >= mostKept) kept.clear()
  const sounds = saidAs(word)
  kept.set(word, sounds)
  return sounds
}

/** Under which keys an English word is looked up by its sound. */
export const englishKeys = (word: string): readonly string[] =>
  isLatin(word) ? [...new Set(saidAs(word).map(({ key }) => key))] : []

const indian = /[\u0900-\u0d7f]/
export const isIndian = (word: string) => indian.test(word)
const tamil = /[\u0b80-\u0bff]/

/** In Bengali 'v' and 'w' have no letter of their own, in Malayalam 't' is a double 'r'. */
const latinOf = (word: string) =>
  toLatin(
    word
      .normalize('NFC')
      .replaceAll('ভ', 'v')
      .replaceAll('റ്റ', 't')
      .replace(/ও(?:য়|য়)/g, 'v'),
  )

/** As an Indian script writes an English word: before 'p' and 'b' an 'm' is a mere nasal. */
function soundsOfIndian(word: string): Keyed[] {
  const latin = consonantalY(
    latinOf(word)
      .replace(/n(?=[pb])/g, 'm')
      .replace(/vh/g, 'v')
      .replace(doubled, '$1'),
  )
  const singular = latin.replace(/(?<=..)s$|(?<=[uo])jh?$/, '')
  return [...new Set([latin, singular])].map(keyed)
}

/** The English vowels that a vowel of an Indian script stands for: first the plain ones. '-' is none. */
const vowelsOf: Readonly<Record<string, readonly [plain: string, others: string]>> = {
  '': ['- e', 'a i o u y ie'],
  a: ['a u', '- o e i ou ea y au aa ee ai oa ua'],
  i: ['i ee y ea ie ei ey e', 'ia a ue ui'],
  u: ['u oo ou ew ue eu ui', 'o oe'],
  e: ['ai ay ei ey ae e ea', 'a ee au'],
  ai: ['a i y ai', 'e ie ei ia ea ye uy'],
  o: ['o oa ou ow au oe', 'a oo u'],
  au: ['ou au ow o', 'a'],
  oi: ['oi oy', 'o'],
  oya: ['oi oy', 'o oa'],
  ayi: ['oi oy', 'i ie ai'],
  aya: ['i y ie ye', 'ia io ai a ay'],
  eya: ['ai ay ea', 'a e ei ie ia'],
  iya: ['ia ea io eo ie iu', 'i ee e'],
  yu: ['u ue ew eu', 'iu oo'],
  ya: ['a ia', 'ea e'],
}
const other = 0.15
const listed = (vowels: string, cost: number) =>
  vowels.split(' ').map((vowel) => [vowel === '-' ? '' : vowel, cost] as const)
const vowelCosts = new Map(
  Object.entries(vowelsOf).map(([vowel, [plain, others]]) => [
    vowel,
    new Map([...listed(others, other), ...listed(plain, 0)]),
  ]),
)
const otherVowel = 0.8
/** Scripts of the south close a word with a vowel. */
const closing = new Set(['u', 'a', 'i'])

function vowelCost(vowel: string, spelt: string, isLast: boolean): number {
  if (isLast && closing.has(vowel) && (spelt === '' || spelt === 'e')) return 0.1
  return vowelCosts.get(vowel)?.get(spelt) ?? otherVowel
}

const heardAlike = new Map([
  ...['t th', 'd th', 'dh th', 'th t', 'dh d', 'ph f', 'j z'].map((pair) => [pair, 0] as const),
  ...['sh s', 's sh', 'sh ch', 'j s', 's z'].map((pair) => [pair, 0.2] as const),
  ...['g k', 'k g'].map((pair) => [pair, 0.35] as const),
])
const otherConsonant = 0.7

function consonantCost(consonant: string, spelt: string, isTamil: boolean): number {
  if (isTamil || consonant === spelt) return 0
  return heardAlike.get(`${consonant} ${spelt}`) ?? otherConsonant
}

/** A word in an Indian script, ready to be compared. */
type Heard = { readonly sounds: readonly Keyed[]; readonly isTamil: boolean }

export const heardIn = (word: string): Heard => ({ sounds: soundsOfIndian(word), isTamil: tamil.test(word) })

/** The keys of the English words that it may write. */
export const keysOf = ({ sounds }: Heard): readonly string[] => sounds.map(({ key }) => key)

function costOf(heard: Keyed, english: Keyed, isTamil: boolean): number {
  if (heard.key !== english.key) return Number.POSITIVE_INFINITY
  const last = heard.vowels.length - 1
  const vowels = heard.vowels.map((vowel, place) =>
    vowelCost(vowel, english.vowels[place] ?? '', place === last),
  )
  const consonants = heard.consonants.map((consonant, place) =>
    consonantCost(consonant, english.consonants[place] ?? '', isTamil),
  )
  return [...vowels, ...consonants].reduce((all, cost) => all + cost, 0)
}

/** How much two words may differ: the shorter, the less, because short ones are alike by chance. */
const allowed = ({ consonants: { length } }: Sound) => [0.2, 0.2, 0.35, 0.6][length] ?? 1
const ofPlural = 0.05

/** How badly an English word fits; undefined if it is another word. */
export function misfitOf({ sounds, isTamil }: Heard, word: string): number | undefined {
  const costs = sounds.flatMap((sound, isSingular) =>
    soundsOfEnglish(word).flatMap((english) => {
      const cost = costOf(sound, english, isTamil)
      return cost <= allowed(sound) ? [cost + isSingular * ofPlural] : []
    }),
  )
  return costs.length > 0 ? Math.min(...costs) : undefined
}
