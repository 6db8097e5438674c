import { Link } from 'react-router'
import { type HelpPart, helpPartPath } from '#contract/paths.ts'

type HelpLinkProps = { part: HelpPart; children: string; className?: string }

/** Leads from where a question arises to its answer. */
export const HelpLink = ({ part, children, className = '' }: HelpLinkProps) => (
  <Link
    to={helpPartPath(part)}
    className={`inline-flex min-h-11 items-center text-anchor text-small ${className}`}
  >
    {children}
  </Link>
)
