import { Search } from 'lucide-react'
import { searchPath } from '#contract/paths.ts'
import { SearchBox } from '#web/suggest/search-box.tsx'
import { buttonClass } from '#web/ui/button-look.ts'
import { landingTexts } from './landing-texts.ts'

export function HeroSearch() {
  return (
    <SearchBox
      className="relative z-20 mt-5 block md:mt-7"
      fieldClassName="h-15 gap-2 rounded-panel p-[5px] shadow-md holds-focus:outline-offset-2 md:h-17 md:p-[7px] md:pl-4.5 max-md:[&>.search-mark]:hidden"
      action={searchPath}
      label={landingTexts.searchLabel}
      placeholder={landingTexts.searchPlaceholder}
    >
      <button
        type="submit"
        className={buttonClass({ size: 'lg', className: 'min-h-12 w-12 px-0 md:min-h-13 md:w-auto md:px-6' })}
      >
        <Search />
        <span className="max-md:sr-only">{landingTexts.search}</span>
      </button>
    </SearchBox>
  )
}
