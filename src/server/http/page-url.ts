// Tracking parameters of advertisers do not change the page, and clients could fill the cache with them.
const isMarketing = (name: string) => /^(utm_\w+|gclid|fbclid)$/.test(name)

/**
 * The page's address on the public site. Only path and query come from the client: parsed as a whole,
 * `//other.example/` would be another site's address, and the cache would show it to everybody.
 */
export function pageUrlOf(target: string, origin: string): URL {
  const [path = '', ...query] = target.split('?')
  const url = new URL(origin)
  url.pathname = path.replace(/^(\w+:)?[/\\]+/, '/')
  url.search = query.join('?')
  for (const name of [...url.searchParams.keys()]) if (isMarketing(name)) url.searchParams.delete(name)
  return url
}
