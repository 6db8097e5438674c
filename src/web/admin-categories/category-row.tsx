import { ChevronDown, ChevronUp } from 'lucide-react'
import { firstTexts } from '#contract/products/taxonomy.ts'
import { categoryTexts as texts } from '#web/admin-content/category-texts.ts'
import { HistoryLink } from '#web/admin-content/history-link.tsx'
import { CategoryPicture } from '#web/products/category-picture.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { CategoryDocument } from './category-draft.ts'

type CategoryRowProps = {
  document: CategoryDocument
  isFirst: boolean
  isLast: boolean
  onMove: (document: CategoryDocument, by: -1 | 1, button: HTMLElement) => void
  onChoose: (document: CategoryDocument) => void
}

export function CategoryRow({ document, isFirst, isLast, onMove, onChoose }: CategoryRowProps) {
  const { name, value } = document
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3.5 md:px-5">
      <CategoryName document={document} />
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          aria-label={texts.up(value.label)}
          aria-disabled={isFirst}
          onClick={({ currentTarget }) => onMove(document, -1, currentTarget)}
        >
          <ChevronUp />
        </IconButton>
        <IconButton
          aria-label={texts.down(value.label)}
          aria-disabled={isLast}
          onClick={({ currentTarget }) => onMove(document, 1, currentTarget)}
        >
          <ChevronDown />
        </IconButton>
        <Button
          variant="secondary"
          size="sm"
          aria-label={texts.changeOf(value.label)}
          onClick={() => onChoose(document)}
        >
          {texts.change}
        </Button>
        <HistoryLink kind="categories" name={name} title={value.label} />
      </div>
    </li>
  )
}

function CategoryName({ document: { name, value, made_at } }: { document: CategoryDocument }) {
  const { label, aliases, offered } = value
  return (
    <div className="flex min-w-0 items-center gap-3">
      <CategoryPicture slug={name} className="size-9 flex-none" />
      <div className="min-w-0">
        <h2 className="wrap-anywhere flex flex-wrap items-center gap-2 text-h3">
          <span translate="no">{label}</span>
          {offered !== 'front' && (
            <Badge tone={offered === 'nowhere' ? 'warning' : 'neutral'}>{texts.places[offered]}</Badge>
          )}
          {made_at && <Badge tone="info">{firstTexts.has(name) ? texts.ours : texts.added}</Badge>}
        </h2>
        <p className="wrap-anywhere mt-0.5 text-muted text-small">
          {aliases.length > 0 ? aliases.join(' · ') : name}
        </p>
      </div>
    </div>
  )
}
