import { Scale, X } from 'lucide-react'
import { useLocation } from 'react-router'
import {
  compareLink,
  landingPath,
  marketPath,
  productPath,
  savedSearchesPath,
  searchPath,
  sellerPath,
  shopPath,
} from '#contract/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { compareChoiceTexts as texts } from './compare-choice-texts.ts'
import { keepCompared } from './kept-compared.ts'
import { useCompared } from './use-compared.ts'

const begins = [marketPath, searchPath, productPath(''), sellerPath(''), shopPath(''), savedSearchesPath]
const isOfMarket = (path: string) => path === landingPath || begins.some((begin) => path.startsWith(begin))

/** What was chosen to be compared, below the pages on which one chooses. */
export function CompareBar() {
  const ids = useCompared()
  const { pathname } = useLocation()
  if (ids.length === 0 || !isOfMarket(pathname)) return null
  return (
    <div
      data-sticky-foot
      className="pointer-events-none sticky bottom-(--bottom-bar-height) z-30 flex justify-center px-4 pb-3 print:hidden"
    >
      <section
        aria-label={texts.chosen}
        className="pointer-events-auto flex items-center gap-1 rounded-card border border-border-strong bg-surface p-1.5 shadow-md"
      >
        <ButtonLink to={compareLink(...ids)} icon={<Scale />} className="num">
          {texts.compare(ids.length)}
        </ButtonLink>
        <IconButton plain aria-label={texts.clear} onClick={() => keepCompared([])}>
          <X />
        </IconButton>
      </section>
    </div>
  )
}
