import { Link, type LinkProps } from 'react-router'
import { prefix } from './language.ts'

/** What a link comes to in HTML. */
function WrittenLink(props: LinkProps) {
  const { to, relative, reloadDocument, prefetch, discover, replace, state, preventScrollReset, ...rest } =
    props
  if (typeof to !== 'string' || !to.startsWith('/')) return <Link {...props} />
  return <a {...rest} href={`${prefix}${to}`} data-discover="true" />
}

/** On the server a link is a plain anchor: the dozen hooks of each Link cost time, and nothing is clicked there. */
export const QuickLink = import.meta.env.SSR ? WrittenLink : Link
