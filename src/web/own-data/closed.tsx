import { useEffect, useRef } from 'react'
import { homePath } from '#contract/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'
import { closingTexts as texts } from './closing-texts.ts'

/** The last page of somebody who has just left. */
export function Closed({ until }: { until: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="mx-auto grid w-full max-w-[712px] justify-items-start gap-3 px-4 pt-8 pb-12 md:pt-12">
      <h1 ref={title} tabIndex={-1} className="text-h1 outline-none">
        {texts.closedTitle}
      </h1>
      <p className="text-pretty text-lg">{texts.closed(dayAndTimeOf(until))}</p>
      <p className="text-pretty text-muted">{texts.closedThen}</p>
      <ButtonLink to={homePath} variant="secondary" className="mt-3">
        {texts.toHome}
      </ButtonLink>
    </div>
  )
}
