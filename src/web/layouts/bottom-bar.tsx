import { ByViewer } from '#web/navigation/by-viewer.tsx'
import type { NavItem, Viewer } from '#web/navigation/nav-items.ts'
import { CountDot, ItemLink } from '#web/navigation/nav-link.tsx'
import { siteTexts } from '#web/site/site-texts.ts'

/** The bottom bar on phones. A page hides it with `handle = { hidesBottomBar: true }`. */
export function BottomBar({ items }: { items: Record<Viewer, readonly NavItem[]> }) {
  return (
    <nav
      aria-label={siteTexts.mainBar}
      className="bottom-bar fixed inset-x-0 bottom-0 z-60 flex border-border border-t bg-surface px-1 pt-1.5 min-[360px]:px-2 pb-[calc(6px+env(safe-area-inset-bottom))] shadow-[0_-6px_20px_-12px_oklch(.235_.036_212/.25)] md:hidden print:hidden"
    >
      <ByViewer>
        {(viewer) => items[viewer].map((item) => <BottomItem key={item.label} item={item} />)}
      </ByViewer>
    </nav>
  )
}

function BottomItem({ item }: { item: NavItem }) {
  const Icon = item.icon
  return (
    <ItemLink item={item} className="bottom-item group">
      <span className="bottom-icon">
        <Icon />
        <CountDot item={item} className="-top-1 left-[calc(50%+4px)]" />
      </span>
      <span className="bottom-label">{item.label}</span>
    </ItemLink>
  )
}
