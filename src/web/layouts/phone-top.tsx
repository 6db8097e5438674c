import { ByViewer } from '#web/navigation/by-viewer.tsx'
import { phoneTop } from '#web/navigation/nav-items.ts'
import { CountDot, ItemLink } from '#web/navigation/nav-link.tsx'
import { siteTexts } from '#web/site/site-texts.ts'

/** Bell and cart at the right of the bar on phones. */
export function PhoneTop() {
  return (
    <nav aria-label={siteTexts.accountBar} className="flex md:hidden">
      <ByViewer>
        {(viewer) =>
          phoneTop[viewer].map((item) => (
            <ItemLink
              key={item.label}
              item={item}
              className="relative grid size-11 place-items-center rounded-large hover:bg-current/10"
            >
              <item.icon />
              <span className="sr-only">{item.label}</span>
              <CountDot item={item} className="top-0 right-0" />
            </ItemLink>
          ))
        }
      </ByViewer>
    </nav>
  )
}
