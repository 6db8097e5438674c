import { FileText } from 'lucide-react'
import { data, Link } from 'react-router'
import type { Api } from '#contract/client.ts'
import { policyTexts as policies } from '#contract/content/first-policies.ts'
import { getPolicy } from '#contract/content/policies.ts'
import { grievancePath, privacyPath, returnsPath, shippingPolicyPath, termsPath } from '#contract/paths.ts'
import { apiContext } from '#web/api/api-context.ts'
import { api } from '#web/api/browser-api.ts'
import { pageMeta } from '#web/site/page-meta.ts'
import { siteTexts } from '#web/site/site-texts.ts'
import type { Route } from './+types/policy.page.ts'
import { Contents } from './contents.tsx'
import { policyTexts as texts } from './policy-texts.ts'
import { PolicyView } from './policy-view.tsx'
import { ownPolicy, writtenPolicy } from './shown-policy.ts'

const paths = { terms: termsPath, privacy: privacyPath, returns: returnsPath } as const
type PageName = keyof typeof paths
const names = Object.keys(paths) as PageName[]

async function load(call: Api, address: string) {
  const { origin, pathname } = new URL(address)
  const name = names.find((each) => pathname.toLowerCase().includes(paths[each])) ?? 'terms'
  // Which words are in force is never guessed.
  const { policy, changed_at } = await call(getPolicy, { policy: name }).catch(() => {
    throw data(texts.unavailable, { status: 503 })
  })
  return { name, policy, changed_at, origin }
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(context.get(apiContext), request.url)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(api, request.url)

type Loaded = Awaited<ReturnType<typeof load>>

const shownOf = ({ name, policy, changed_at }: Loaded) =>
  policy && changed_at ? writtenPolicy(policies[name].title, policy, changed_at) : ownPolicy(policies[name])

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { title, description } = shownOf(loaderData)
  return pageMeta({ title, description, path: paths[loaderData.name], origin: loaderData.origin })
}

export default function PolicyPage({ loaderData }: Route.ComponentProps) {
  const policy = shownOf(loaderData)
  return (
    <div className="wrap grid justify-center gap-x-16 pt-6 pb-14 md:pt-10 lg:grid-cols-[240px_minmax(0,680px)]">
      <Contents sections={policy.sections} />
      <div className="min-w-0">
        <PolicyView policy={policy} />
        <AlsoRead name={loaderData.name} />
      </div>
    </div>
  )
}

function AlsoRead({ name }: { name: PageName }) {
  const link = 'inline-flex min-h-11 items-center gap-2 text-anchor'
  return (
    <nav aria-label={texts.alsoRead} className="mt-10 border-border border-t pt-4 print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        {names
          .filter((other) => other !== name)
          .map((other) => (
            <li key={other}>
              <Link to={paths[other]} className={link}>
                {policies[other].title}
              </Link>
            </li>
          ))}
        <li>
          <Link to={grievancePath} className={link}>
            {texts.complain}
          </Link>
        </li>
        <li>
          <a href={shippingPolicyPath} target="_blank" rel="noopener" className={link}>
            <FileText className="size-4.5" />
            {texts.shipping} {texts.shippingSize}
            <span className="sr-only"> {siteTexts.opensNewTab}</span>
          </a>
        </li>
      </ul>
    </nav>
  )
}
