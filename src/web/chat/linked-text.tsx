import { siteTexts } from '#web/site/site-texts.ts'
import { piecesOf } from './links.ts'

/** A message as plain text with links, which are marked as not endorsed by this site. */
export function LinkedText({ text }: { text: string }) {
  let index = 0
  return piecesOf(text).map(({ text: shown, href, isWeb }) => {
    const key = index
    index += shown.length
    if (!href) return shown
    const tab = isWeb ? { target: '_blank', 'aria-label': `${shown} ${siteTexts.opensNewTab}` } : {}
    return (
      <a key={key} href={href} rel="noopener noreferrer nofollow ugc" className="underline" {...tab}>
        {shown}
      </a>
    )
  })
}
