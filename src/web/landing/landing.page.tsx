import { landingPath, searchPath } from '#contract/paths.ts'
import { brand } from '#contract/products/brand.ts'
import { apiContext } from '#web/api/api-context.ts'
import { api } from '#web/api/browser-api.ts'
import { pageMeta } from '#web/site/page-meta.ts'
import { siteTexts } from '#web/site/site-texts.ts'
import { locale, prefix } from '#web/ui/language.ts'
import type { Route } from './+types/landing.page.ts'
import { Exploring } from './exploring.tsx'
import { FeatureTable } from './feature-table.tsx'
import { FeaturedOn } from './featured-on.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { JoinUs } from './join-us.tsx'
import { landingTexts } from './landing-texts.ts'
import { MovingStrip } from './moving-strip.tsx'
import { ProblemTable } from './problem-table.tsx'
import { SpecialOffer } from './special-offer.tsx'
import { Trending } from './trending.tsx'
import './landing.css'

// The document has all data, so the code that fetches it again is loaded only when somebody returns to the page.
const data = () => import('./landing-data.ts')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { loadLanding } = await data()
  return loadLanding(context.get(apiContext), new URL(request.url).origin)
}

export async function clientLoader() {
  const { loadLanding } = await data()
  return loadLanding(api, location.origin)
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const origin = loaderData?.origin
  return [
    ...pageMeta({ description: landingTexts.description, path: landingPath, origin }),
    { 'script:ld+json': aboutUs(origin ?? '') },
  ]
}

/** For search engines: the organization, and the search of the site. */
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
        slogan: siteTexts.tagline,
      },
      {
        '@type': 'WebSite',
        name: brand.name,
        url: `${origin}/`,
        inLanguage: locale,
        publisher: { '@id': organization },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${origin}${prefix}${searchPath}?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}

export default function LandingPage({
  loaderData: { trending, showcase, press, banner },
}: Route.ComponentProps) {
  return (
    <>
      <Hero showcase={showcase} />
      <MovingStrip />
      <Trending products={trending} />
      <FeatureTable />
      <ProblemTable />
      <HowItWorks />
      <SpecialOffer banner={banner} />
      <Exploring />
      <FeaturedOn press={press} />
      <JoinUs />
    </>
  )
}
