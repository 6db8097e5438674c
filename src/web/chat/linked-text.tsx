import { siteTexts } from '#web/site/site-texts.ts'
import { piecesOf } from './links.ts'

/** What somebody wrote, as text; the addresses in it can be pressed, and vouch for nobody. */
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
