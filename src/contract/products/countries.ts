import { homeCountry } from './home-country.ts'

/** Where goods come from: the present countries, in English, in the order of their names. */
export const countries: readonly string[] = `
  Afghanistan, Albania, Algeria, Andorra, Angola, Argentina, Armenia, Australia, Austria, Azerbaijan,
  Bahamas, Bahrain, Bangladesh, Barbados, Belarus, Belgium, Belize, Benin, Bhutan, Bolivia,
  Bosnia and Herzegovina, Botswana, Brazil, Brunei, Bulgaria, Burkina Faso, Burundi, Cambodia, Cameroon,
  Canada, Cape Verde, Central African Republic, Chad, Chile, China, Colombia, Comoros, Congo, Costa Rica,
  Croatia, Cuba, Cyprus, Czechia, Democratic Republic of the Congo, Denmark, Djibouti, Dominica,
  Dominican Republic, Ecuador, Egypt, El Salvador, Equatorial Guinea, Eritrea, Estonia, Eswatini, Ethiopia,
  Fiji, Finland, France, Gabon, Gambia, Georgia, Germany, Ghana, Greece, Grenada, Guatemala, Guinea,
  Guinea-Bissau, Guyana, Haiti, Honduras, Hong Kong, Hungary, Iceland, India, Indonesia, Iran, Iraq,
  Ireland, Israel, Italy, Ivory Coast, Jamaica, Japan, Jordan, Kazakhstan, Kenya, Kiribati, Kosovo, Kuwait,
  Kyrgyzstan, Laos, Latvia, Lebanon, Lesotho, Liberia, Libya, Liechtenstein, Lithuania, Luxembourg, Macao,
  Madagascar, Malawi, Malaysia, Maldives, Mali, Malta, Marshall Islands, Mauritania, Mauritius, Mexico,
  Micronesia, Moldova, Monaco, Mongolia, Montenegro, Morocco, Mozambique, Myanmar, Namibia, Nauru, Nepal,
  Netherlands, New Zealand, Nicaragua, Niger, Nigeria, North Korea, North Macedonia, Norway, Oman, Pakistan,
  Palau, Palestine, Panama, Papua New Guinea, Paraguay, Peru, Philippines, Poland, Portugal, Qatar, Romania,
  Russia, Rwanda, Saint Kitts and Nevis, Saint Lucia, Saint Vincent and the Grenadines, Samoa, San Marino,
  Sao Tome and Principe, Saudi Arabia, Senegal, Serbia, Seychelles, Sierra Leone, Singapore, Slovakia,
  Slovenia, Solomon Islands, Somalia, South Africa, South Korea, South Sudan, Spain, Sri Lanka, Sudan,
  Suriname, Sweden, Switzerland, Syria, Taiwan, Tajikistan, Tanzania, Thailand, Timor-Leste, Togo, Tonga,
  Trinidad and Tobago, Tunisia, Turkey, Turkmenistan, Tuvalu, Uganda, Ukraine, United Arab Emirates,
  United Kingdom, United States, Uruguay, Uzbekistan, Vanuatu, Vatican City, Venezuela, Vietnam, Yemen,
  Zambia, Zimbabwe
`
  .trim()
  .split(/,\s+/)

/** What files and people write for them, in small letters. */
const spellings: Readonly<Record<string, string>> = {
  bharat: homeCountry,
  'czech republic': 'Czechia',
  holland: 'Netherlands',
  'hong kong sar': 'Hong Kong',
  korea: 'South Korea',
  prc: 'China',
  'republic of korea': 'South Korea',
  "people's republic of china": 'China',
  'russian federation': 'Russia',
  türkiye: 'Turkey',
  uae: 'United Arab Emirates',
  uk: 'United Kingdom',
  'great britain': 'United Kingdom',
  usa: 'United States',
  us: 'United States',
  'united states of america': 'United States',
  'viet nam': 'Vietnam',
}

const byName = new Map([
  ...countries.map((name) => [name.toLowerCase(), name] as const),
  ...Object.entries(spellings),
])

/** The country by its name, by another spelling ('uae', 'Viet Nam') or as 'Made in China'; undefined if there is none. */
export const countryNamed = (typed: string): string | undefined =>
  byName.get(
    typed
      .toLowerCase()
      .replace(/\./g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^made in /, ''),
  )
