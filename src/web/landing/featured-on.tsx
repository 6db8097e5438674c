import { ArrowUpRight } from 'lucide-react'
import { siteTexts } from '#web/site/site-texts.ts'
import { landingTexts } from './landing-texts.ts'
import type { Press } from './press.ts'

export function FeaturedOn({ press }: { press: Press | null }) {
  if (!press) return null
  return (
    <section aria-labelledby="featured" className="pb-11 md:pb-18">
      <div className="wrap">
        <div className="flex flex-col items-start justify-between gap-x-6 gap-y-1.5 rounded-panel border border-border bg-surface px-4.5 py-4.5 md:flex-row md:items-center md:px-7 md:py-5.5">
          <div>
            <h2 id="featured" className="font-semibold text-micro text-muted">
              {landingTexts.featuredOn}
            </h2>
            <p className="break-words font-bold text-lg tracking-[-.01em]">{press.name}</p>
          </div>
          <a
            href={press.link}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 flex-none items-center gap-1.5 font-semibold text-[.9375rem] text-link hover:underline"
          >
            {landingTexts.readArticle}
            <ArrowUpRight className="size-4.5" />
            <span className="sr-only">{siteTexts.opensNewTab}</span>
          </a>
        </div>
      </div>
    </section>
  )
}
