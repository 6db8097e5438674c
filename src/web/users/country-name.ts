const names = new Intl.DisplayNames(['en-IN', 'en'], { type: 'region', fallback: 'code' })

export const countryName = (country: string) => names.of(country) ?? country
