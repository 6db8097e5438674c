import { Link } from 'react-router'
import {
  listModeration,
  type ModerationItem,
  moderationKinds,
  moderationSorts,
} from '#contract/admin/moderation.ts'
import { adminCasePath, adminReportsPath, adminSignalPath } from '#contract/paths.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { AgeBadge } from '#web/admin/age-badge.tsx'
import { PagedList } from '#web/admin/paged-list.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { chosenIn, useChosen } from '#web/admin/use-chosen.ts'
import { api } from '#web/api/browser-api.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/fields/choice-chips.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { totalOf } from '#web/ui/formats/rupees.ts'
import type { Route } from './+types/moderation.page.ts'
import { signalTexts, moderationTexts as texts } from './moderation-texts.ts'
import { sentenceOf } from './signal-words.ts'

type Query = {
  readonly kind: (typeof moderationKinds)[number]
  readonly sort: (typeof moderationSorts)[number]
}

async function fetchPage(query: Query, cursor?: string) {
  const { items, ...page } = await api(listModeration, { ...query, cursor })
  return { items, ...page }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const params = new URL(request.url).searchParams
  const query: Query = {
    kind: chosenIn(params, 'kind', moderationKinds),
    sort: chosenIn(params, 'sort', moderationSorts),
  }
  return { query, page: await orNull(fetchPage(query)) }
}

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-32" />

export default function ModerationPage({ loaderData }: Route.ComponentProps) {
  const { query, page } = loaderData
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <Choices {...loaderData} />
      <PagedList
        key={JSON.stringify(query)}
        first={page}
        fetchMore={(cursor) => fetchPage(query, cursor)}
        keyOf={({ item_id }) => item_id}
        isQueue={query.kind !== 'looked'}
        nothingYet={query.kind === 'all' ? texts.nothingYet : undefined}
      >
        {(items) => (
          <ul aria-label={texts.list} className="grid gap-3">
            {items.map((item) => (
              <ItemCard key={item.item_id} item={item} />
            ))}
          </ul>
        )}
      </PagedList>
    </AdminPage>
  )
}

function Choices({ query, page }: Route.ComponentProps['loaderData']) {
  const [, chooseKind] = useChosen('kind', moderationKinds)
  const [, chooseSort] = useChosen('sort', moderationSorts)
  return (
    <div className="mb-4 grid gap-3">
      <ChoiceChips
        label={texts.kind}
        choices={moderationKinds.map((value) => {
          const counted = value === query.kind ? page : page?.others?.[value]
          return { value, label: texts.kinds[value], ...(counted && { count: totalOf(counted) }) }
        })}
        chosen={query.kind}
        onChoose={chooseKind}
      />
      {query.kind !== 'looked' && (
        <ChoiceChips
          label={texts.sort}
          choices={moderationSorts.map((value) => ({ value, label: texts.sorts[value] }))}
          chosen={query.sort}
          onChoose={chooseSort}
        />
      )}
    </div>
  )
}

const pathOf = ({ signal, case_id }: ModerationItem) => {
  if (signal) return adminSignalPath(signal.signal_id)
  return case_id ? adminCasePath(case_id) : adminReportsPath
}

const titleOf = ({ signal, what, subject }: ModerationItem) => {
  if (signal) return sentenceOf(signal)
  return what === 'review' ? texts.reviewOf(subject) : subject
}

function ItemCard({ item }: { item: ModerationItem }) {
  const { signal, what, since, words } = item
  return (
    <Card as="li" className="grid gap-2 p-4 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 flex-1 basis-60 text-h3">
          <Link
            to={pathOf(item)}
            className="-my-3 inline-block py-3 wrap-anywhere underline underline-offset-2"
          >
            {titleOf(item)}
          </Link>
        </h2>
        {signal?.outcome ? (
          <span className="num text-muted text-small">{dayOf(since)}</span>
        ) : (
          <AgeBadge since={since} />
        )}
      </div>
      <p className="num flex flex-wrap gap-2">
        <Badge>{signal ? signalTexts.names[signal.kind] : texts.whats[what]}</Badge>
        <Counts item={item} />
      </p>
      <p className="wrap-anywhere text-small">{words || signal?.words}</p>
    </Card>
  )
}

function Counts({ item: { signal, reporters, reports } }: { item: ModerationItem }) {
  if (signal)
    return (
      signal.outcome && (
        <Badge tone="info" className="h-auto whitespace-normal py-1 leading-4">
          {signalTexts.outcomes[signal.outcome]}
        </Badge>
      )
    )
  return (
    <>
      <Badge tone={reporters > 1 ? 'warning' : 'neutral'}>{texts.reporters(reporters)}</Badge>
      {reports > reporters && <Badge>{texts.reports(reports)}</Badge>}
    </>
  )
}
