/** A tag as in RFC 9110, weak or strong; commas and spaces separate tags. */
const oneTag = /^[\s,]*(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")(?=\s*(?:,|$))/

/**
 * Whether the caller already has the content with this tag (RFC 9110, 13.1.2). Comparison is weak, because proxies
 * that compress make strong tags weak; one tag of a list is enough, and `*` matches anything.
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
