import { LoadingShape } from '#web/ui/skeleton.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import { profileLink } from './profile-link.ts'

/** Of a page of the profile with one short list. */
export const ListPageSkeleton = ({ title }: { title: string }) => (
  <SubPage title={title} parent={profileLink}>
    <LoadingShape className="h-44" />
  </SubPage>
)
