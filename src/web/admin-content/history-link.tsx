import { History } from 'lucide-react'
import type { ContentKind } from '#contract/content/content-kinds.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { historyAddress } from './history-address.ts'
import { lawTexts as texts } from './law-texts.ts'

/** From a row of a table to its revisions. */
export const HistoryLink = ({ kind, name, title }: { kind: ContentKind; name: string; title: string }) => (
  <ButtonLink
    to={historyAddress(kind, name)}
    variant="ghost"
    size="sm"
    icon={<History />}
    aria-label={texts.historyOf(title)}
  >
    {texts.history}
  </ButtonLink>
)
