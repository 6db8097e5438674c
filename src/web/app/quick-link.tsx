import { Link, type LinkProps } from 'react-router'

type QuickLinkProps = Omit<LinkProps, 'to' | 'relative' | 'reloadDocument'> & { to: `/${string}` | string }

/** What a link comes to in HTML. */
function WrittenLink({
  to,
  prefetch,
  discover,
  replace,
  state,
  preventScrollReset,
  ...rest
}: QuickLinkProps) {
  return <a {...rest} href={to} data-discover="true" />
}

/**
 * For the lists that make up most of a page, with whole paths of our own. The server, where nobody clicks, writes a
 * hundred of them without the dozen hooks of each.
 */
export const QuickLink = import.meta.env.SSR ? WrittenLink : Link
