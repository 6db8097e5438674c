import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { AdminPage } from './admin-page.tsx'
import { adminTexts } from './admin-texts.ts'

/** A page of the desk whose data did not come. */
export function FailedPage({ title, lead }: { title: string; lead?: ReactNode }) {
  const { revalidate } = useRevalidator()
  return (
    <AdminPage title={title} lead={lead}>
      <LoadError text={adminTexts.loadError} onRetry={revalidate} />
    </AdminPage>
  )
}
