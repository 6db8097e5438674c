import { useState } from 'react'
import { type BookLink, listBookLinks } from '#contract/books/book-links.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { dayAndTimeOf, dayOf, monthOf } from '#web/ui/formats/dates.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { LoadingShape } from '#web/ui/skeleton.tsx'
import { bookLinkTexts as texts } from './book-link-texts.ts'
import { LinkLooks } from './link-looks.tsx'
import { MakeLink } from './make-link.tsx'
import { dayIn } from './month.ts'
import { TakeBack } from './take-back.tsx'

/** The links of the shop for accountants: make, see who looked, take back. */
export function BookLinks({ month }: { month: string }) {
  const { answer, error, retry } = useAnswer('links', (signal) => api(listBookLinks, {}, { signal }))
  return (
    <Card as="section" aria-label={texts.title} className="grid gap-3 p-4 md:p-5">
      <div>
        <h2 className="text-h3">{texts.title}</h2>
        <p className="text-muted text-small">{texts.hint}</p>
      </div>
      <MakeLink month={month} onMade={retry} />
      {answer ? (
        <LinkList links={answer.links} onChanged={retry} />
      ) : error === undefined ? (
        <LoadingShape className="h-16" />
      ) : (
        <LoadError text={texts.listError} onRetry={retry} />
      )}
    </Card>
  )
}

type LinkListProps = { links: readonly BookLink[]; onChanged: () => void }

function LinkList({ links, onChanged }: LinkListProps) {
  if (links.length === 0) return null
  return (
    <ul aria-label={texts.list} className="divide-y divide-border border-border border-t">
      {links.map((link) => (
        <LinkRow key={link.link_id} link={link} onChanged={onChanged} />
      ))}
    </ul>
  )
}

type LinkRowProps = { link: BookLink; onChanged: () => void }

type OpenDialog = 'looks' | 'take-back'

function LinkRow({ link, onChanged }: LinkRowProps) {
  const [open, setOpen] = useState<OpenDialog>()
  const close = () => setOpen(undefined)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <LinkFacts link={link} />
      <LinkButtons link={link} onOpen={setOpen} />
      {open === 'looks' && <LinkLooks link={link} onClose={close} />}
      {open === 'take-back' && <TakeBack link={link} onClose={close} onDone={onChanged} />}
    </li>
  )
}

function LinkFacts({ link: { name, month, ends_on, state, looks, last_look_at } }: { link: BookLink }) {
  const seen = last_look_at
    ? `${texts.looks(looks)}, ${texts.lastLook(dayAndTimeOf(last_look_at))}`
    : texts.neverOpened
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="wrap-anywhere font-medium">{name}</span>
        <Badge tone={state === 'open' ? 'success' : 'neutral'}>{texts.states[state]}</Badge>
      </p>
      <p className="num text-muted text-small">{texts.facts(monthOf(dayIn(month)), dayOf(ends_on))}</p>
      <p className="num text-muted text-small">{seen}</p>
    </div>
  )
}

type LinkButtonsProps = { link: BookLink; onOpen: (dialog: OpenDialog) => void }

const LinkButtons = ({ link: { name, looks, state }, onOpen }: LinkButtonsProps) => (
  <div className="flex gap-2">
    {looks > 0 && (
      <Button size="sm" variant="secondary" aria-label={texts.looksOf(name)} onClick={() => onOpen('looks')}>
        {texts.showLooks}
      </Button>
    )}
    {state === 'open' && (
      <Button
        size="sm"
        variant="secondary"
        aria-label={texts.takeBackOf(name)}
        onClick={() => onOpen('take-back')}
      >
        {texts.takeBack}
      </Button>
    )}
  </div>
)
