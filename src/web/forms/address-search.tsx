import { useSearchParams } from 'react-router'
import { useDebounced } from '#web/ui/fields/use-debounced.ts'
import { SearchField } from './search-field.tsx'

type AddressSearchProps = {
  /** The words of the address. */
  q: string
  /** What is searched. */
  find: string
  label: string
  className?: string
}

/** Puts the words into the page's address once the typing rests, so that the list below follows. */
export function AddressSearch({ q, find, label, className }: AddressSearchProps) {
  const [, setParams] = useSearchParams()
  const [typed, type] = useDebounced({
    value: q,
    onChange: (text) => setParams(text ? { q: text } : {}, { preventScrollReset: true, replace: true }),
    trim: (text) => text.trim(),
    delay: 350,
  })
  return (
    <search aria-label={find} className={className}>
      <SearchField label={label} value={typed} onType={type} />
    </search>
  )
}
