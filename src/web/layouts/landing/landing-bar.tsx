import { useEffect, useState } from 'react'
import { landingPath, signUpPath } from '#contract/paths.ts'
import { brand } from '#contract/products/brand.ts'
import { PhoneTop } from '#web/layouts/phone-top.tsx'
import { ByViewer } from '#web/navigation/by-viewer.tsx'
import { landingBar, type NavItem } from '#web/navigation/nav-items.ts'
import { CountDot, ItemLink } from '#web/navigation/nav-link.tsx'
import { siteTexts } from '#web/site/site-texts.ts'
import { buttonClass } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/cx.ts'
import { Logo } from '#web/ui/pictures/logo.tsx'
import { QuickLink } from '#web/ui/quick-link.tsx'

/** Transparent over the hero, dark after 200 px of scrolling. */
export function LandingBar() {
  const dark = useScrolledPast(200)
  return (
    <header
      className={cx(
        'fixed inset-x-0 top-0 z-40 [@media(height<480px)]:absolute transition-[background-color,color,box-shadow] duration-200 ease-calm',
        dark && 'bg-ink text-ink-fg shadow-[0_1px_0_oklch(1_0_0/.08)]',
      )}
    >
      <div className="wrap flex h-15 items-center gap-2 md:h-18 md:gap-4">
        <QuickLink
          to={landingPath}
          aria-label={siteTexts.homeOf(brand.name)}
          className="mr-auto inline-flex min-h-11 items-center"
        >
          <Logo name={brand.name} onInk={dark} />
        </QuickLink>
        <nav aria-label={siteTexts.mainBar} className="hidden items-center gap-1 md:flex">
          <ByViewer>
            {(viewer) =>
              landingBar[viewer].map((item) => <LandingItem key={item.label} item={item} dark={dark} />)
            }
          </ByViewer>
        </nav>
        <PhoneTop />
      </div>
    </header>
  )
}

function LandingItem({ item, dark }: { item: NavItem; dark: boolean }) {
  const isMain = item.page === signUpPath
  const plain = cx('relative', dark ? 'text-inherit! hover:bg-ink-2!' : 'hover:bg-text/5!')
  const look = isMain
    ? buttonClass({ variant: dark ? 'accent' : 'primary', className: 'ml-2' })
    : buttonClass({ variant: 'ghost', className: plain })
  return (
    <ItemLink item={item} className={look}>
      {item.label}
      <CountDot item={item} className="top-0 right-0" />
    </ItemLink>
  )
}

function useScrolledPast(distance: number) {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const look = () => setPast(scrollY > distance)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [distance])
  return past
}
