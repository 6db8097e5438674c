import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Closing } from '#contract/users/closing.ts'
import { Card } from '#web/ui/card.tsx'
import { closingTexts as texts } from './closing-texts.ts'

/** What keeps the account, each with the page where it is settled. */
export const ClosingBlocks = ({ blocks }: Pick<Closing, 'blocks'>) => (
  <Card as="section" aria-labelledby="open">
    <div className="px-5 pt-5 pb-3">
      <h2 id="open" className="text-h2">
        {texts.openTitle}
      </h2>
      <p className="mt-1 text-muted">{texts.open}</p>
    </div>
    <ul className="divide-y divide-border border-border border-t">
      {blocks.map(({ kind, content, link }) => (
        <li key={kind}>
          <Link
            to={link}
            className="-outline-offset-2! flex min-h-16 items-center gap-4 px-5 py-3 last:rounded-b-card hover:bg-surface-2"
          >
            <span className="min-w-0 flex-1 text-pretty">{content}</span>
            <ChevronRight className="text-subtle" />
          </Link>
        </li>
      ))}
    </ul>
  </Card>
)
