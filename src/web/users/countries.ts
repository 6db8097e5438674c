import { countryName } from './country-name.ts'
import { dialCodes } from './dial-codes.ts'

/** All countries by name; among those that share a dial code the largest is found first. */
export const countries = dialCodes
  .split('|')
  .flatMap((entry) => {
    const [dialCode = '', ...sharing] = entry.split(' ')
    return sharing.map((country, place) => ({ country, dialCode, place, name: countryName(country) }))
  })
  .sort((one, other) => one.place - other.place)
