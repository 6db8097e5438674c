import { expect, test } from 'vitest'
import { countries, countryNamed } from './countries.ts'
import { homeCountry } from './home-country.ts'

test('every country is found by its own name, and they stand in order', () => {
  expect(countries).toContain(homeCountry)
  expect(countries.map(countryNamed)).toEqual(countries)
  expect([...countries].sort()).toEqual(countries)
})

test.each([
  ['CHINA', 'China'],
  [' made in  China', 'China'],
  ['P.R.C.', 'China'],
  ['Viet Nam', 'Vietnam'],
  ['U.A.E', 'United Arab Emirates'],
  ['Bharat', 'India'],
])('%j is %s', (typed, country) => {
  expect(countryNamed(typed)).toBe(country)
})

test.each(['', 'Chine', 'Imported', 'India, China', 'constructor'])('%j is no country', (typed) => {
  expect(countryNamed(typed)).toBeUndefined()
})
