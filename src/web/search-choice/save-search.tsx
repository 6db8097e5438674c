import { BellPlus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { chipsOf, filtersOf } from '#web/filters/filters.ts'
import { late } from '#web/late/late.tsx'
import { ByMembership } from '#web/navigation/by-viewer.tsx'
import { Button } from '#web/ui/button.tsx'

const NameSearch = late(
  async () => (await import('./name-search.tsx')).NameSearch,
  ({ onClose }) => onClose(),
)

/** Keeps the search of this address; its dialog comes with the press. Without words and filters there is none to keep. */
export function SaveSearch({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false)
  const [params] = useSearchParams()
  if (!params.get('q')?.trim() && chipsOf(filtersOf(params)).length === 0) return null
  const button = (
    <Button variant="ghost" size="sm" icon={<BellPlus className="size-4.5" />} onClick={() => setOpen(true)}>
      {label}
    </Button>
  )
  return (
    <div className="max-md:-my-3 max-md:ml-auto">
      <ByMembership as="div" visitor={null} member={button} />
      {isOpen && <NameSearch params={params} onClose={() => setOpen(false)} />}
    </div>
  )
}
