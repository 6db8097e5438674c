import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { adminContentPath } from '#contract/paths.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { AddButton } from './add-button.tsx'
import { AdminPage } from './admin-page.tsx'

type ContentListPageProps<Entry> = {
  words: Readonly<Record<'title' | 'lead' | 'add' | 'back' | 'loadError', string>>
  /** Null where they could not be loaded. */
  entries: readonly Entry[] | null
  onAdd: () => void
  list: (entries: readonly Entry[]) => ReactNode
  /** Dialogs. */
  children: ReactNode
}

/** A list that editors keep, below the page of all content. */
export function ContentListPage<Entry>(props: ContentListPageProps<Entry>) {
  const { words, entries, onAdd, list, children } = props
  const { revalidate } = useRevalidator()
  const add = (
    <AddButton variant="primary" onAdd={onAdd}>
      {words.add}
    </AddButton>
  )
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      back={{ to: adminContentPath, label: words.back }}
      action={entries && add}
    >
      {entries ? list(entries) : <LoadError text={words.loadError} onRetry={revalidate} />}
      {children}
    </AdminPage>
  )
}
