import { Search } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { adminTexts as texts } from './admin-texts.ts'

type SearchBoxProps = { label: string; name?: string; className?: string }

/** Keeps the search in the address, so that Back and a reload restore it. */
export function AdminSearch({ label, name = 'q', className }: SearchBoxProps) {
  const [params, setParams] = useSearchParams()
  const current = params.get(name) ?? ''
  return (
    <search className={className}>
      <form
        aria-label={label}
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = String(new FormData(event.currentTarget).get(name) ?? '').trim()
          setParams((now) => withParam(now, name, typed))
        }}
      >
        <TextField
          key={current}
          label={label}
          name={name}
          type="search"
          defaultValue={current}
          className="min-w-0 flex-1"
        />
        <Button
          type="submit"
          variant="secondary"
          icon={<Search />}
          aria-label={texts.search}
          className="max-md:min-h-12"
        >
          <span className="max-md:sr-only">{texts.search}</span>
        </Button>
      </form>
    </search>
  )
}

/** An empty value removes the parameter. */
export function withParam(params: URLSearchParams, name: string, value: string) {
  const next = new URLSearchParams(params)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}
