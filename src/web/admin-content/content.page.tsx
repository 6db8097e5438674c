import {
  CalendarOff,
  Languages,
  LayoutGrid,
  type LucideIcon,
  Megaphone,
  ScrollText,
  SearchX,
} from 'lucide-react'
import { Link } from 'react-router'
import {
  adminBannerPath,
  adminCategoriesPath,
  adminHolidaysPath,
  adminPoliciesPath,
  adminSearchesPath,
  adminSynonymsPath,
} from '#contract/paths.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { CardList } from '#web/admin/card-list.tsx'
import { requireAdmin } from '#web/admin/require-admin.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import type { Route } from './+types/content.page.ts'
import { contentTexts as texts } from './content-texts.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  return null
}

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} />

type Kind = { page: string; icon: LucideIcon; title: string; about: string }

const kinds: readonly Kind[] = [
  { page: adminSynonymsPath, icon: Languages, title: texts.synonyms, about: texts.synonymsAbout },
  { page: adminSearchesPath, icon: SearchX, title: texts.searches, about: texts.searchesAbout },
  { page: adminBannerPath, icon: Megaphone, title: texts.banner, about: texts.bannerAbout },
  { page: adminPoliciesPath, icon: ScrollText, title: texts.policies, about: texts.policiesAbout },
  { page: adminCategoriesPath, icon: LayoutGrid, title: texts.categories, about: texts.categoriesAbout },
  { page: adminHolidaysPath, icon: CalendarOff, title: texts.holidays, about: texts.holidaysAbout },
]

export default function ContentPage() {
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <CardList label={texts.list}>
        {kinds.map(({ page, icon: Icon, title, about }) => (
          <li key={page} className="relative flex items-center gap-4 px-4 py-4 hover:bg-surface-2 md:px-5">
            <span className="grid size-11 flex-none place-items-center rounded-control bg-primary-soft text-primary-soft-fg">
              <Icon />
            </span>
            <div className="min-w-0">
              <Link to={page} className="text-h3 after:absolute after:inset-0">
                {title}
              </Link>
              <p className="text-muted text-small">{about}</p>
            </div>
          </li>
        ))}
      </CardList>
    </AdminPage>
  )
}
