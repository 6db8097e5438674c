import { Link } from 'react-router'
import { type HelpPart, helpPartPath } from '#contract/paths.ts'
import { cx } from '#web/ui/cx.ts'

/** `isLast`: at the foot of a section, whose padding is enough below it. */
type HelpLinkProps = { part: HelpPart; children: string; isLast?: boolean }

/** Leads from where a question arises to its answer. */
export const HelpLink = ({ part, children, isLast = false }: HelpLinkProps) => (
  <Link
    to={helpPartPath(part)}
    className={cx('inline-flex min-h-11 items-center text-anchor text-small', isLast && '-mb-3')}
  >
    {children}
  </Link>
)
