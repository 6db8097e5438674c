import { UserCheck } from 'lucide-react'
import { Link, useRevalidator } from 'react-router'
import { type Block, listBlocks } from '#contract/blocks/block.ts'
import { sellerPath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import { ListPageSkeleton } from '#web/profile/list-page-skeleton.tsx'
import { profileLink } from '#web/profile/profile-link.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Card } from '#web/ui/card.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import type { Route } from './+types/blocks.page.ts'
import { blocksTexts as texts } from './blocks-texts.ts'
import { LiftButton } from './lift-button.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  const answer = await api(listBlocks, {}).catch(() => null)
  return { blocks: answer?.blocks ?? null }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export const HydrateFallback = () => <ListPageSkeleton title={texts.title} />

export default function BlocksPage({ loaderData: { blocks } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <SubPage title={texts.title} parent={profileLink}>
      {!blocks && <LoadError text={texts.loadError} onRetry={revalidate} />}
      {blocks?.length === 0 && (
        <EmptyState icon={<UserCheck />} title={texts.none}>
          {texts.noneHint}
        </EmptyState>
      )}
      {blocks && blocks.length > 0 && (
        <>
          <p className="mb-4 text-muted">{texts.hint}</p>
          <Card>
            <ul aria-label={texts.list} className="divide-y divide-border">
              {blocks.map((block) => (
                <BlockRow key={block.user_id} block={block} onLifted={revalidate} />
              ))}
            </ul>
          </Card>
        </>
      )}
    </SubPage>
  )
}

function BlockRow({ block, onLifted }: { block: Block; onLifted: () => Promise<void> }) {
  const { user_id, name, is_seller, blocked_at } = block
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 md:px-5">
      <div className="min-w-0 flex-1 basis-40">
        <p className="wrap-anywhere font-medium">
          {is_seller ? (
            <Link to={sellerPath(user_id)} className="-my-2.5 inline-block min-h-11 py-2.5 hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="num text-muted text-small">{texts.since(dayOf(blocked_at))}</p>
      </div>
      <LiftButton userId={user_id} name={name} label={texts.lift} onLifted={onLifted} />
    </li>
  )
}
