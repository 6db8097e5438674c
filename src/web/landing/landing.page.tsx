import { brand } from '#contract/brand.ts'
import type { Api } from '#contract/client.ts'
import { searchProducts } from '#contract/product.ts'
import { getSettings } from '#contract/settings.ts'
import { apiContext } from '#web/api-context.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { api } from '#web/browser-api.ts'
import { toCardProduct } from '#web/products/card-product.ts'
import type { Route } from './+types/landing.page.ts'
import { Exploring } from './exploring.tsx'
import { FeatureTable } from './feature-table.tsx'
import { FeaturedOn } from './featured-on.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { JoinUs } from './join-us.tsx'
import { landingTexts } from './landing-texts.ts'
import { MovingStrip } from './moving-strip.tsx'
import { pressOf } from './press.ts'
import { ProblemTable } from './problem-table.tsx'
import { showcaseOf } from './showcase.ts'
import { SpecialOffer } from './special-offer.tsx'
import { Trending } from './trending.tsx'
import './landing.css'

async function load(call: Api, origin: string) {
  // What fails is left out: the front page stands without it.
  const [top, press] = await Promise.all([
    call(searchProducts, { q: '' }).then(
      ({ products }) => products.filter((one) => one.is_top_product),
      none,
    ),
    call(getSettings, {}).then(
      ({ settings }) => pressOf(settings),
      () => null,
    ),
  ])
  return { origin, trending: top.map(toCardProduct), showcase: showcaseOf(top), press }
}

const none = () => []

export const loader = ({ context, request }: Route.LoaderArgs) =>
  load(context.get(apiContext), new URL(request.url).origin)

export const clientLoader = () => load(api, location.origin)

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const origin = loaderData?.origin
  return [
    ...pageMeta({ description: landingTexts.description, path: '/', origin }),
    { 'script:ld+json': aboutUs(origin ?? '') },
  ]
}

/** For search engines: who runs the site, and how it is searched. */
function aboutUs(origin: string) {
  const organization = `${origin}/#organization`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: brand.name,
        url: `${origin}/`,
        logo: `${origin}/icon-512.png`,
        slogan: brand.tagline,
      },
      {
        '@type': 'WebSite',
        name: brand.name,
        url: `${origin}/`,
        inLanguage: 'en-IN',
        publisher: { '@id': organization },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}

export default function LandingPage({ loaderData: { trending, showcase, press } }: Route.ComponentProps) {
  return (
    <>
      <Hero showcase={showcase} />
      <MovingStrip />
      <Trending products={trending} />
      <FeatureTable />
      <ProblemTable />
      <HowItWorks />
      <SpecialOffer />
      <Exploring />
      <FeaturedOn press={press} />
      <JoinUs />
    </>
  )
}
