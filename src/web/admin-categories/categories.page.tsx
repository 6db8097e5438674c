import { useState } from 'react'
import { RowsSkeleton } from '#web/admin/admin-page.tsx'
import { CardList } from '#web/admin/card-list.tsx'
import { ContentListPage } from '#web/admin/content-list-page.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { categoryTexts as texts } from '#web/admin-content/category-texts.ts'
import { fetchContent } from '#web/admin-content/content-api.ts'
import { contentTexts } from '#web/admin-content/content-texts.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import type { Route } from './+types/categories.page.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { type CategoryDocument, inOrder } from './category-draft.ts'
import { CategoryRow } from './category-row.tsx'
import { useMove } from './use-move.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  return orNull(fetchContent('categories'))
}

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-20" />

type Choice = { readonly document?: CategoryDocument }

export default function CategoriesPage({ loaderData: documents }: Route.ComponentProps) {
  const [choice, choose] = useState<Choice>()
  const all = inOrder(documents ?? [])
  return (
    <ContentListPage
      words={{ ...contentTexts, ...texts }}
      entries={documents && all}
      onAdd={() => choose({})}
      list={(entries) => <CategoryList documents={entries} onChoose={(document) => choose({ document })} />}
    >
      {choice && (
        <CategoryDialog
          document={choice.document}
          last={all.at(-1)?.value.place ?? 0}
          onClose={() => choose(undefined)}
        />
      )}
    </ContentListPage>
  )
}

type CategoryListProps = {
  documents: readonly CategoryDocument[]
  onChoose: (document: CategoryDocument) => void
}

function CategoryList({ documents, onChoose }: CategoryListProps) {
  const move = useMove(documents)
  return (
    <CardList label={texts.list}>
      {documents.map((document, index) => (
        <CategoryRow
          key={document.name}
          document={document}
          isFirst={index === 0}
          isLast={index === documents.length - 1}
          onMove={move}
          onChoose={onChoose}
        />
      ))}
    </CardList>
  )
}
