import { Search } from 'lucide-react'
import { useLocation, useSearchParams } from 'react-router'
import { liveSearchPath, marketPath, searchPath } from '#contract/paths.ts'
import { siteTexts } from '#web/site/site-texts.ts'
import { SearchBox } from '#web/suggest/search-box.tsx'

/** The search of the market bar. In the live market it searches there. */
export function MarketSearch() {
  const [params] = useSearchParams()
  const isLive = useLocation().pathname.startsWith(marketPath)
  return (
    <SearchBox
      className="relative min-w-0 max-w-130 flex-1 md:min-w-24 xl:min-w-56"
      fieldClassName="h-[46px] gap-2.5 rounded-large holds-focus:outline-offset-1"
      action={isLive ? liveSearchPath : searchPath}
      label={siteTexts.searchLabel}
      placeholder={siteTexts.searchPlaceholder}
      initial={params.get('q') ?? ''}
      required
    >
      <button
        type="submit"
        className="mr-1 hidden min-h-9 rounded-[9px] bg-primary px-3.5 font-semibold text-primary-fg text-sm hover:bg-primary-hover md:block md:max-xl:signed-in:px-2.5"
      >
        {/* Beside a member's items a tablet has room only for the icon. */}
        <span className="md:max-xl:signed-in:sr-only">{siteTexts.search}</span>
        <Search className="hidden size-4.5 md:max-xl:signed-in:block" />
      </button>
    </SearchBox>
  )
}
