import { ArrowLeft } from 'lucide-react'
import { useLocation } from 'react-router'
import { landingPath, loginPath, marketPath, signUpPath } from '#contract/paths.ts'
import { brand } from '#contract/products/brand.ts'
import { ByMembership, ByViewer } from '#web/navigation/by-viewer.tsx'
import { marketBar, marketWays, type NavItem } from '#web/navigation/nav-items.ts'
import { CountDot, ItemLink } from '#web/navigation/nav-link.tsx'
import { useBack } from '#web/navigation/use-back.ts'
import { siteTexts } from '#web/site/site-texts.ts'
import { cx } from '#web/ui/cx.ts'
import { Logo, LogoMark } from '#web/ui/pictures/logo.tsx'
import { QuickLink } from '#web/ui/quick-link.tsx'
import { MarketSearch } from './market-search.tsx'
import { PhoneTop } from './phone-top.tsx'

const withLogoOnPhones = new Set([marketPath, loginPath, signUpPath])

export function MarketBar() {
  return (
    <header className="sticky-bar sticky top-0 z-40 border-border border-b bg-surface print:hidden">
      <div className="mx-auto flex h-15 max-w-(--page-width) items-center gap-2 pr-1 pl-2 md:h-18 md:gap-3 md:px-4 lg:px-8 xl:gap-6">
        <StartOfBar />
        <MarketSearch />
        <nav aria-label={siteTexts.accountBar} className="ml-auto hidden gap-0.5 md:flex">
          <ByMembership visitor={null} member={<Ways />} />
          <ByViewer>
            {(viewer) => marketBar[viewer].map((item) => <MarketItem key={item.label} item={item} />)}
          </ByViewer>
        </nav>
        <PhoneTop />
      </div>
    </header>
  )
}

/** Loaded once for all members: each page is rendered with the items of every kind of viewer. */
function Ways() {
  return (
    <span className="hidden lg:contents">
      {marketWays.map((item) => (
        <MarketItem key={item.page} item={item} />
      ))}
    </span>
  )
}

/** The logo, on tablets only its mark; on phones a back link on pages below the top level. */
function StartOfBar() {
  const deeper = !withLogoOnPhones.has(useLocation().pathname)
  const name = siteTexts.homeOf(brand.name)
  return (
    <>
      {deeper && <BackButton />}
      <QuickLink to={landingPath} aria-label={name} className="hidden min-h-11 items-center lg:inline-flex">
        <Logo name={brand.name} />
      </QuickLink>
      <QuickLink
        to={landingPath}
        aria-label={name}
        className={cx('size-11 flex-none place-items-center md:grid lg:hidden', deeper ? 'hidden' : 'grid')}
      >
        <LogoMark className="size-7" />
      </QuickLink>
    </>
  )
}

function BackButton() {
  const back = useBack()
  return (
    <button
      type="button"
      aria-label={siteTexts.back}
      onClick={back}
      className="grid size-11 flex-none place-items-center rounded-large hover:bg-surface-2 md:hidden"
    >
      <ArrowLeft />
    </button>
  )
}

function MarketItem({ item }: { item: NavItem }) {
  return (
    <ItemLink item={item} className="bar-item">
      <item.icon />
      {item.label}
      <CountDot item={item} className="top-[3px] left-[calc(50%+4px)] ring-2 ring-surface" />
    </ItemLink>
  )
}
