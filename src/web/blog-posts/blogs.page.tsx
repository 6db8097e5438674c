import { useEffect } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation, useRevalidator } from 'react-router'
import { allIndustries, blogTabs } from '#contract/blog-category.ts'
import type { Api } from '#contract/client.ts'
import { limits } from '#contract/limits.ts'
import { blogsPath } from '#contract/paths.ts'
import { apiContext } from '#web/api/api-context.ts'
import { api } from '#web/api/browser-api.ts'
import { listSentenceOf } from '#web/api/sentence-of.ts'
import { pageMeta } from '#web/site/page-meta.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import type { Route } from './+types/blogs.page.ts'
import { BlogGrid, BlogGridSkeleton } from './blog-grid.tsx'
import { industryName, blogTexts as texts } from './blog-texts.ts'
import { type CardPage, listCards } from './card-blog.ts'
import { IndustryTabs } from './industry-tabs.tsx'

type Listed = { readonly page: CardPage } | { readonly content: string }

const tabOf = (search: string) => {
  const category = new URLSearchParams(search).get('category')
  return blogTabs.find((tab) => tab === category) ?? allIndustries
}

/** Loads all posts, so that tabs only filter; if there are too many, only those of the tab. */
async function list(call: Api, tab: string): Promise<CardPage> {
  const all = await listCards(call, { limit: limits.page.list })
  return all.next === null || tab === allIndustries
    ? all
    : listCards(call, { category: tab, limit: limits.page.list })
}

async function load(call: Api, address: string) {
  const { origin, search } = new URL(address)
  const listed: Listed = await list(call, tabOf(search)).then(
    (page) => ({ page }),
    (error) => ({ content: listSentenceOf(error, texts.unavailable) }),
  )
  return { listed, origin }
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(context.get(apiContext), request.url)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(api, request.url)

let hasAll = false

/** When all posts are loaded, another tab needs no call. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => {
  const isChangeOfTab = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isChangeOfTab && hasAll ? false : defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const tab = tabOf(location.search)
  return pageMeta({
    title: tab === allIndustries ? texts.title : texts.blogsOf(industryName(tab)),
    description: texts.description,
    path: tab === allIndustries ? blogsPath : `${blogsPath}${location.search}`,
    origin: loaderData?.origin,
  })
}

export default function BlogsPage({ loaderData: { listed } }: Route.ComponentProps) {
  const { search } = useLocation()
  const tab = tabOf(search)
  useEffect(() => {
    hasAll = 'page' in listed && listed.page.next === null
  }, [listed])
  return (
    <div className="wrap pt-6 pb-12 md:pt-8">
      <h1 className="text-h1">{texts.title}</h1>
      <p className="mt-1 mb-4 max-w-[45em] text-pretty text-muted">{texts.lead}</p>
      <IndustryTabs chosen={tab} />
      <div className="mt-5">
        <List listed={listed} tab={tab} />
      </div>
    </div>
  )
}

function List({ listed, tab }: { listed: Listed; tab: string }) {
  const { revalidate, state } = useRevalidator()
  if ('page' in listed) return <BlogGrid key={tab} first={listed.page} tab={tab} />
  if (state === 'loading') return <BlogGridSkeleton />
  return <LoadError text={listed.content} onRetry={() => void revalidate()} />
}
