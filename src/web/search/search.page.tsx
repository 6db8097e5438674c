import { useRevalidator } from 'react-router'
import { brand } from '#contract/brand.ts'
import type { Api } from '#contract/client.ts'
import { limits } from '#contract/limits.ts'
import { searchProducts } from '#contract/product.ts'
import { apiContext } from '#web/api-context.ts'
import { api } from '#web/browser-api.ts'
import { ListFault } from '#web/products/list-fault.tsx'
import { ProductGrid } from '#web/products/product-grid.tsx'
import { ProductList } from '#web/products/product-list.tsx'
import { productTexts } from '#web/products/product-texts.ts'
import { type CardPage, settle, toCardPage } from '#web/products/settled.ts'
import { heldToken } from '#web/session-store.ts'
import { grouped } from '#web/ui/rupees.ts'
import type { Route } from './+types/search.page.ts'
import { NothingFound } from './nothing-found.tsx'
import { searchTexts } from './search-texts.ts'
import { SignInCard } from './sign-in-card.tsx'

type Trade = keyof typeof searchTexts.from
/** What is asked for, also of one kind of traders alone. */
type Asked = { q: string; business_type?: Trade }

function askedOf(url: string): Asked {
  const { searchParams } = new URL(url)
  const q = (searchParams.get('q') ?? '').trim().slice(0, limits.text.query)
  const trade = searchParams.get('business_type')
  return isTrade(trade) ? { q, business_type: trade } : { q }
}

const isTrade = (text: string | null): text is Trade => text !== null && Object.hasOwn(searchTexts.from, text)

const titleOf = ({ q, business_type }: Asked) =>
  business_type ? `${searchTexts.title(q)} ${searchTexts.from[business_type]}` : searchTexts.title(q)

async function load(call: Api, url: string, isMember: boolean) {
  const asked = askedOf(url)
  return { asked, isMember, found: await settle(call(searchProducts, asked)) }
}

export const loader = ({ context, request }: Route.LoaderArgs) =>
  load(context.get(apiContext), request.url, false)

/** Signed in, the browser asks by itself; a visitor's answer is the same for all and comes from the shared cache. */
export const clientLoader = async ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  heldToken() ? load(api, request.url, true) : serverLoader()
clientLoader.hydrate = true as const

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const asked = loaderData?.asked ?? { q: '' }
  return [
    { title: `${titleOf(asked)} | ${brand.name}` },
    { name: 'description', content: searchTexts.description(asked.q) },
    // Search pages of other people's words are no pages for a search engine.
    { name: 'robots', content: 'noindex, follow' },
  ]
}

export default function SearchPage({ loaderData: { asked, isMember, found } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <div className="wrap pt-6 pb-12 md:pt-8">
      {'content' in found ? (
        <>
          <Heading asked={asked} />
          <ListFault text={productTexts.listFault(found.content)} onRetry={revalidate} />
        </>
      ) : (
        <Found key={titleOf(asked)} asked={asked} isMember={isMember} page={found.page} />
      )}
    </div>
  )
}

function Heading({ asked, page }: { asked: Asked; page?: CardPage }) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline gap-x-3 md:mb-6">
      <h1 className="min-w-0 break-words text-h1">{titleOf(asked)}</h1>
      {page && (
        <p className="num text-muted text-small" role="status">
          {searchTexts.count(`${grouped(page.total)}${page.total_is_floor ? '+' : ''}`)}
        </p>
      )}
    </div>
  )
}

type FoundProps = { asked: Asked; isMember: boolean; page: CardPage }

function Found({ asked, isMember, page }: FoundProps) {
  if (page.products.length === 0) return <NothingFound q={asked.q} />
  const hidden = page.total - page.products.length
  return (
    <>
      <Heading asked={asked} page={page} />
      {isMember ? (
        <ProductList
          as="h2"
          first={page}
          label={titleOf(asked)}
          fetchMore={async (cursor) => toCardPage(await api(searchProducts, { ...asked, cursor }))}
        />
      ) : (
        <ProductGrid
          as="h2"
          products={page.products}
          label={titleOf(asked)}
          last={hidden > 0 && <SignInCard hidden={`${grouped(hidden)}${page.total_is_floor ? '+' : ''}`} />}
        />
      )}
    </>
  )
}
