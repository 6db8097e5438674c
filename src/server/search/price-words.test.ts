import { expect, test } from 'vitest'
import { readPriceWords } from './price-words.ts'

test.each([
  ['led bulb under 50', 'led bulb', undefined, 5_000],
  ['Mixer Under ₹2,000', 'Mixer', undefined, 200_000],
  ['under 500', '', undefined, 50_000],
  ['mobile below Rs. 10k', 'mobile', undefined, 1_000_000],
  ['500 se kam kurti', 'kurti', undefined, 50_000],
  ['5000 ke andar mobile', 'mobile', undefined, 500_000],
  ['mobile 10 hazar tak', 'mobile', undefined, 1_000_000],
  ['साड़ी ५०० से कम', 'साड़ी', undefined, 50_000],
  ['saree between 500 and 1000', 'saree', 50_000, 100_000],
  ['saree 500 se 1000 tak', 'saree', 50_000, 100_000],
  ['laptop above 20,000', 'laptop', 2_000_000, undefined],
  ['generator 2 lakh se zyada', 'generator', 20_000_000, undefined],
])("'%s' is '%s' between %s and %s paise", (q, words, min_price, max_price) => {
  expect(readPriceWords(q)).toEqual({ words, min_price, max_price })
})

test.each([
  'pipe under 12 mm',
  'generator above 5 kva',
  'over ear headphone',
  'under counter basin',
  'tmt bar 12mm',
  'bulb up to 9w',
  'cement 50 kg',
  'less than perfect',
  '2 core cable',
  'मोटर 5 hp तक',
])("'%s' names no price", (q) => {
  expect(readPriceWords(q)).toEqual({ words: q, min_price: undefined, max_price: undefined })
})
