import { data } from 'react-router'
import { getBlog } from '#contract/blog-post.ts'
import { type Api, ApiError } from '#contract/client.ts'
import { blogPath } from '#contract/paths.ts'
import { apiContext } from '#web/api/api-context.ts'
import { api } from '#web/api/browser-api.ts'
import { ReportButton } from '#web/report/report-button.tsx'
import type { Route } from './+types/blog.page.ts'
import { BlogCard } from './blog-card.tsx'
import { BlogError } from './blog-error.tsx'
import { blogMeta, errorMeta } from './blog-meta.ts'
import { blogTexts as texts } from './blog-texts.ts'
import { BlogView } from './blog-view.tsx'
import { type CardBlog, relatedTo } from './card-blog.ts'

const related = 3

async function load(call: Api, id: string, address: string) {
  const { SingleBlog: post } = await call(getBlog, { id }).catch(refuse)
  return { post, related: await relatedTo(call, post, related), origin: new URL(address).origin }
}

function refuse(error: unknown): never {
  if (!(error instanceof ApiError)) throw data(texts.unavailable, { status: 503 })
  throw data(error.message, { status: error.status === 404 ? 404 : 503 })
}

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  load(context.get(apiContext), params.id, request.url)

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) => load(api, params.id, request.url)

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData ? blogMeta(loaderData.post, loaderData.origin) : errorMeta(error)

export default function BlogPage({ loaderData: { post, related } }: Route.ComponentProps) {
  return (
    <div className="wrap grid justify-center gap-x-16 gap-y-12 pt-3 pb-12 md:pt-5 lg:grid-cols-[minmax(0,680px)_280px]">
      <div className="min-w-0">
        <BlogView post={post} />
        <ReportButton subject={{ kind: 'content', page: blogPath(post._id, post.title) }} name={post.title} />
      </div>
      {related.length > 0 && <Related blogs={related} />}
    </div>
  )
}

function Related({ blogs }: { blogs: readonly CardBlog[] }) {
  return (
    <aside aria-labelledby="related" className="min-w-0 lg:pt-12 print:hidden">
      <h2 id="related" className="mb-4 text-h2">
        {texts.related}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-3 lg:grid-cols-1">
        {blogs.map((blog) => (
          <li key={blog._id} className="min-w-0">
            <BlogCard blog={blog} as="h3" sizes="(min-width: 64rem) 280px, (min-width: 40rem) 31vw, 94vw" />
          </li>
        ))}
      </ul>
    </aside>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BlogError error={error} />
}
