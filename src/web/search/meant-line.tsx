import { Link, useLocation } from 'react-router'
import { searchPath } from '#web/app/search-path.ts'
import type { CardPage } from '#web/products/settled.ts'
import { searchTexts } from './search-texts.ts'

/** What was probably meant, to be followed; or that it was followed already. */
export function MeantLine({ page: { did_you_mean, corrected_from } }: { page: CardPage }) {
  const { pathname } = useLocation()
  if (!did_you_mean) return null
  return (
    <p className="mt-1 break-words text-[.9375rem] text-muted">
      {corrected_from ? (
        <>
          {searchTexts.showing} <strong className="text-text">“{did_you_mean}”</strong>{' '}
          {searchTexts.insteadOf} “{corrected_from}”.
        </>
      ) : (
        <>
          {searchTexts.didYouMean}{' '}
          <Link to={searchPath(did_you_mean, pathname)} className="font-semibold text-anchor">
            {did_you_mean}
          </Link>
          ?
        </>
      )}
    </p>
  )
}
