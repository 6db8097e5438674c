/** One tag as RFC 9110 writes it, weak or not; what stands between two of them is commas and blanks. */
const oneTag = /^[\s,]*(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")(?=\s*(?:,|$))/

/**
 * Whether a caller has the very thing that bears this tag (RFC 9110, 13.1.2): tags are compared weakly, for proxies that
 * compress on the way make strong ones weak, one of a list is enough, and `*` means whatever there is.
 */
export function matchesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  let rest = ifNoneMatch
  for (let match = oneTag.exec(rest); match; match = oneTag.exec(rest)) {
    if (match[1] === etag) return true
    rest = rest.slice(match[0].length)
  }
  return false
}
