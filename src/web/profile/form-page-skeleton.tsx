import { LoadingShape } from '#web/ui/skeleton.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import { profileLink } from './profile-link.ts'

/** A page below the profile that holds one form, before it is alive. */
export function FormPageSkeleton({ title }: { title: string }) {
  return (
    <SubPage title={title} parent={profileLink}>
      <LoadingShape className="h-80 max-w-140" />
    </SubPage>
  )
}
