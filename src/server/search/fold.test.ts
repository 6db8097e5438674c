import { expect, test } from 'vitest'
import { tradeWordCount } from './first-synonyms.ts'
import { fold } from './fold.ts'
import { firstLexicon, withoutFillers } from './lexicon.ts'
import { toLatin } from './to-latin.ts'

const alike = [
  'atta aata',
  'jeera zeera',
  'जीरा jeera',
  'आटा atta',
  'मशीन machine',
  'कपड़ा kapda',
  'कपड़ा kapra',
  'chawal chaawal',
  'चावल chawal',
  'dhaaga dhaga',
  'धागा dhaga',
  'saree sari',
  'साड़ी saree',
  'साड़ी sadi',
  'paneer panir',
  'पनीर paneer',
  'haldi haldee',
  'हल्दी haldi',
  'masala masaala',
  'मसाला masala',
  'phone fone',
  'फोन phone',
  'pipe paip',
  'पाइप pipe',
  'motor mottor',
  'मोटर motor',
  'tel tail',
  'तेल tel',
  'loha lohaa',
  'लोहा loha',
  'cement siment',
  'सीमेंट cement',
  'टाइल्स tiles',
  'ટાઇલ્સ tiles',
  'મશીન मशीन',
  'ਕਪੜਾ kapra',
  'বাসমতী basmati',
  'बासमती basmati',
  'தேங்காய் thengai',
  'పసుపు pasupu',
  'ಅಡಿಕೆ adike',
  'wire vire',
  'khadi khaadi',
  'खादी khadi',
  'juta joota',
  'जूता joota',
  'chappal chapal',
  'चप्पल chappal',
  'diesel deesel',
  'solar soler',
].map((pair) => pair.split(' ') as [string, string])

const different = [
  'jeera heera',
  'atta adda',
  'tel thali',
  'pipe pump',
  'chawal chappal',
  'loha lota',
  'haldi hathi',
  'saree sarso',
  'motor meter',
  'wire ware',
  'tiles tools',
  'dal dil',
].map((pair) => pair.split(' ') as [string, string])

const meaningsOfAny = (word: string) =>
  new Set(
    [[word], ...firstLexicon.meaningsOf([word]), ...firstLexicon.meaningsBySound([word])].map((words) =>
      words.join(' '),
    ),
  )

const areOne = ([one, other]: [string, string]) =>
  fold(one) === fold(other) || [...meaningsOfAny(one)].some((meaning) => meaningsOfAny(other).has(meaning))

test('spellings of one trade word meet: at least 45 of 50, and at most 1 of 12 that are different', () => {
  expect(alike).toHaveLength(50)
  expect(alike.filter(areOne).length).toBeGreaterThanOrEqual(45)
  expect(different.filter(areOne).length).toBeLessThanOrEqual(1)
})

test.each([
  ['पंखा', 'pankha'],
  ['चावल', 'chaval'],
  ['ब्रेक', 'brek'],
  ['પંખો', 'pankho'],
  ['বাসমতী', 'basamati'],
  ['తేలు', 'telu'],
  ['குமார்', 'kumar'],
  ['फ़ाइल', 'phail'],
  ['१२', '12'],
  ['ബൾബ്', 'balb'],
  ['LED बल्ब', 'LED balb'],
])('%s is read aloud as %s', (written, latin) => {
  expect(toLatin(written)).toBe(latin)
})

test.each([
  ['kapada', 'kapda'],
  ['pyaaz', 'pyaj'],
  ['phool', 'fool'],
  ['vaashing', 'washing'],
  ['dhaaga', 'daga'],
  ['सरिया', 'sariya'],
])('%s sounds like %s', (one, other) => {
  expect(fold(one)).toBe(fold(other))
})

test('there are at least 200 trade words', () => {
  expect(tradeWordCount).toBeGreaterThanOrEqual(200)
})

test.each([
  ['पानी की मोटर', 'submersible pump'],
  ['sariya', 'tmt bar'],
  ['जूता', 'shoe'],
  ['joota', 'shoe'],
  ['taala', 'padlock'],
  ['ઇન્વર્ટર', 'inverter'],
  ['అద్దం', 'mirror'],
  ['geyser', 'water heater'],
])('%s means %s', (tradeWord, meaning) => {
  expect(
    firstLexicon.meaningsOf(withoutFillers(tradeWord.split(' '))).map((words) => words.join(' ')),
  ).toContain(meaning)
})
