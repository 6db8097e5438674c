import { Link, useLocation } from 'react-router'
import { searchFor } from '#web/navigation/search-path.ts'
import type { CardPage } from '#web/products/product-page-result.ts'
import { searchTexts } from './search-texts.ts'

/** How the words were understood: a correction, words that nobody sells, and a price or place among them. */
export function CorrectionLine({ page }: { page: CardPage }) {
  return (
    <>
      <Correction page={page} />
      {page.left_out ? <p className={line}>{searchTexts.leftOut(page.left_out)}</p> : null}
      {page.only_mentioned ? <p className={line}>{searchTexts.onlyMentioned(page.only_mentioned)}</p> : null}
      {page.understood ? <p className={line}>{searchTexts.understood(page.understood)}</p> : null}
    </>
  )
}

const line = 'mt-1 break-words text-[.9375rem] text-muted'

function Correction({ page: { did_you_mean, corrected_from } }: { page: CardPage }) {
  const { pathname } = useLocation()
  if (!did_you_mean) return null
  return (
    <p className={line}>
      {corrected_from ? (
        <>
          {searchTexts.showing} <strong className="text-text">“{did_you_mean}”</strong>{' '}
          {searchTexts.insteadOf} “{corrected_from}”.
        </>
      ) : (
        <>
          {searchTexts.didYouMean}{' '}
          <Link to={searchFor(did_you_mean, pathname)} className="font-semibold text-anchor">
            {did_you_mean}
          </Link>
          ?
        </>
      )}
    </p>
  )
}
