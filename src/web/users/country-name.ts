import { locale } from '#web/ui/language.ts'

const names = new Intl.DisplayNames([locale, 'en'], { type: 'region', fallback: 'code' })

export const countryName = (country: string) => names.of(country) ?? country
