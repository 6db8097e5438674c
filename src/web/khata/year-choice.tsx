import { useSearchParams } from 'react-router'
import { SelectField } from '#web/ui/fields/field.tsx'
import { khataTexts as texts } from './khata-texts.ts'

type YearChoiceProps = { year: string; years: readonly string[] }

/** The financial year of the entries stands in the address. */
export function YearChoice({ year, years }: YearChoiceProps) {
  const [, setParams] = useSearchParams()
  const all = years.includes(year) ? years : [year, ...years]
  return (
    <SelectField
      label={texts.year}
      name="year"
      value={year}
      options={all.map((value) => ({ value, label: `20${value}` }))}
      onChange={({ target }) => setParams({ year: target.value }, { preventScrollReset: true })}
    />
  )
}
