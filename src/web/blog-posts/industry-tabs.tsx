import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { blogTabs } from '#contract/blog-category.ts'
import { SelectField } from '#web/ui/fields/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useRowEnds } from '#web/ui/lists/use-row-ends.ts'
import { tabPath } from './blog-link.ts'
import { industryName, blogTexts as texts } from './blog-texts.ts'

const scrollStep = 320

/** 28 pills would fill a small screen, so there they are a select. */
export function IndustryTabs({ chosen }: { chosen: string }) {
  return (
    <>
      <PillRow chosen={chosen} />
      <IndustryList chosen={chosen} />
    </>
  )
}

function PillRow({ chosen }: { chosen: string }) {
  const row = useRef<HTMLUListElement>(null)
  const current = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const pill = chosen && current.current
    if (!pill || !row.current) return
    const left = pill.offsetLeft - (row.current.clientWidth - pill.clientWidth) / 2
    row.current.scrollTo({ left, behavior: 'instant' })
  }, [chosen])
  const { isStart, isEnd } = useRowEnds(row)
  const scroll = (by: number) => row.current?.scrollBy({ left: by })
  return (
    <nav aria-label={texts.industries} className="flex items-center gap-1 max-md:hidden">
      <IconButton aria-label={texts.scrollBack} aria-disabled={isStart} onClick={() => scroll(-scrollStep)}>
        <ChevronLeft />
      </IconButton>
      <ul
        ref={row}
        className="relative flex min-w-0 flex-1 gap-2 overflow-x-auto scroll-smooth px-1 py-2 [scrollbar-width:none]"
      >
        {blogTabs.map((tab) => (
          <Pill key={tab} tab={tab} isChosen={tab === chosen} current={current} />
        ))}
      </ul>
      <IconButton aria-label={texts.scrollOn} aria-disabled={isEnd} onClick={() => scroll(scrollStep)}>
        <ChevronRight />
      </IconButton>
    </nav>
  )
}

type PillProps = { tab: string; isChosen: boolean; current: RefObject<HTMLAnchorElement | null> }

function Pill({ tab, isChosen, current }: PillProps) {
  return (
    <li className="flex-none">
      <Link
        {...(isChosen ? { ref: current } : {})}
        to={tabPath(tab)}
        preventScrollReset
        aria-current={isChosen ? 'page' : undefined}
        className="inline-flex min-h-11 items-center rounded-full border border-border-strong bg-surface px-4 font-medium text-small hover:bg-surface-2 aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary-soft-fg lg:min-h-9"
      >
        {industryName(tab)}
      </Link>
    </li>
  )
}

const options = blogTabs.map((tab) => ({ value: tab, label: industryName(tab) }))

function IndustryList({ chosen }: { chosen: string }) {
  const navigate = useNavigate()
  return (
    <SelectField
      label={texts.industry}
      className="md:hidden"
      options={options}
      value={chosen}
      onChange={({ target }) => void navigate(tabPath(target.value), { preventScrollReset: true })}
    />
  )
}
