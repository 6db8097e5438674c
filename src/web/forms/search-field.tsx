import { limits } from '#contract/limits.ts'
import { TextField } from '#web/ui/fields/field.tsx'

type SearchFieldProps = { label: string; value: string; onType: (text: string) => void }

/** Narrows the list below it while one types. */
export const SearchField = ({ label, value, onType }: SearchFieldProps) => (
  <TextField
    label={label}
    type="search"
    autoComplete="off"
    maxLength={limits.text.query}
    value={value}
    onChange={({ target }) => onType(target.value)}
  />
)
