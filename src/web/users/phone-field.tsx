import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { TextField } from '#web/ui/fields/field.tsx'
import { rewrite } from '#web/ui/rewrite.ts'
import { countryName } from './country-name.ts'
import { type Country, india, type PhoneInput, readPhone, showNational, withCountry } from './phone-input.ts'
import { usersTexts } from './users-texts.ts'

type PhoneFieldProps = {
  value: PhoneInput
  onChange: (phone: PhoneInput) => void
} & Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type' | 'leading' | 'trailing' | 'label'>

/** Country and number; what is typed or pasted is cleaned and grouped. */
export function PhoneField({ value, onChange, ...field }: PhoneFieldProps) {
  const countries = useCountries()
  return (
    <TextField
      name="phone_number"
      {...field}
      label={usersTexts.phone}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={usersTexts.phonePlaceholder(value.dialCode)}
      inputClassName="num"
      value={showNational(value)}
      onChange={({ target }) => {
        const phone = readPhone(target.value, value, countries)
        rewrite(target, showNational(phone))
        onChange(phone)
      }}
      leading={
        <CountryChoice
          chosen={value}
          countries={countries}
          onChoose={(country) => onChange(withCountry(value, country))}
        />
      }
    />
  )
}

type CountryChoiceProps = {
  chosen: Country
  countries: readonly Country[]
  onChoose: (country: Country) => void
}

/** The platform's own list lies unseen over the short code. */
function CountryChoice({ chosen, countries, onChoose }: CountryChoiceProps) {
  const offered = countries.some(({ country }) => country === chosen.country)
    ? countries
    : [...countries, chosen]
  const options = offered
    .map((each) => ({ ...each, name: countryName(each.country) }))
    .sort((one, other) => one.name.localeCompare(other.name))
  return (
    <span className="relative -ml-3.5 flex min-h-11 items-center border-border border-r md:min-h-10">
      <select
        aria-label={usersTexts.countryCode}
        value={chosen.country}
        onChange={({ target }) => {
          const entry = offered.find(({ country }) => country === target.value)
          if (entry) onChoose(entry)
        }}
        className="peer absolute inset-0 w-full appearance-none text-base opacity-0"
      >
        {options.map(({ country, dialCode, name }) => (
          <option key={country} value={country}>
            {name} (+{dialCode})
          </option>
        ))}
      </select>
      <span
        aria-hidden="true"
        className="num pointer-events-none flex items-center gap-1.5 rounded-small py-1.5 pr-2 pl-3.5 font-medium text-[.9375rem] text-text outline-focus peer-focus-visible:outline-2"
      >
        <CountryMark country={chosen.country} />+{chosen.dialCode}
        <ChevronDown className="size-4 text-muted" />
      </span>
    </span>
  )
}

/** India's colours are drawn; not every system knows flags as letters, so others show their two letters. */
function CountryMark({ country }: { country: string }) {
  if (country !== india.country)
    return (
      <span className="rounded-[3px] bg-surface-3 px-1 font-semibold text-[.6875rem] leading-4">
        {country}
      </span>
    )
  return (
    <svg
      viewBox="0 0 21 15"
      aria-hidden="true"
      className="h-[15px] w-[21px] rounded-[2px] max-[359px]:hidden"
    >
      <path fill="#f93" d="M0 0h21v5H0z" />
      <path fill="#fff" d="M0 5h21v5H0z" />
      <path fill="#138808" d="M0 10h21v5H0z" />
      <circle cx="10.5" cy="7.5" r="1.9" fill="none" stroke="#008" strokeWidth=".7" />
    </svg>
  )
}

/** The long list comes after the page; until then it holds India alone. */
function useCountries(): readonly Country[] {
  const [countries, setCountries] = useState<readonly Country[]>([india])
  useEffect(() => {
    let left = false
    void import('./countries.ts').then((all) => !left && setCountries(all.countries))
    return () => {
      left = true
    }
  }, [])
  return countries
}
