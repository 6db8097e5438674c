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
  ['chair 1500 se 2000', 'chair', 150_000, 200_000],
  ['15k to 20k', '', 1_500_000, 2_000_000],
  ['mobile 10 se 15 hazar', 'mobile', 1_000_000, 1_500_000],
  ['500-1000 rs bag', 'bag', 50_000, 100_000],
  ['300 wali', '', 15_000, 36_000],
  ['500 rupaye wala bag', 'bag', 25_000, 60_000],
  ['₹500 bag', 'bag', 25_000, 60_000],
  ['under 500 tv', 'tv', undefined, 50_000],
  ['૫૦૦ se kam', '', undefined, 50_000],
])("'%s' is '%s' between %s and %s paise", (q, words, min_price, max_price) => {
  expect(readPriceWords(q)).toEqual({ words, min_price, max_price })
})

test.each([
  ['shoes 500-1000', 'shoes', 50_000, 100_000],
  ['tile 300-450', 'tile', 30_000, 45_000],
  ['saree 300 wali', 'saree', 15_000, 36_000],
  ['pipe 110 wala', 'pipe', 5_500, 13_200],
  ['500 ki saree', 'saree', 25_000, 60_000],
  ['tyre 90 se 100', 'tyre', 9_000, 10_000],
])("'%s' may be '%s' between %s and %s paise", (q, words, min_price, max_price) => {
  expect(readPriceWords(q)).toEqual({ words, min_price, max_price, isGuess: true })
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
  'tank above 500 litre',
  'pipe 2 to 3 inch',
  'tyre 90/100-10',
  'tyre 100-90',
  'roller chain 08b-1',
  '24 hours 500',
])("'%s' names no price", (q) => {
  expect(readPriceWords(q)).toEqual({ words: q, min_price: undefined, max_price: undefined })
})
