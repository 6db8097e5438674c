import { pictures } from '#contract/texts/pictures.ts'
import { badInput } from '#server/errors.ts'
import type { Services } from '#server/services.ts'
import { lockWholePictures } from './picture.queries.ts'
import { savePictures } from './picture.service.ts'
import { pictureIdsOf } from './picture-address.rules.ts'

type AllowedPictures = {
  /** The addresses that may stay. */
  readonly known: ReadonlySet<string>
  /** Their owner in a refusal. */
  readonly noun: 'post' | 'product'
}

/** Stores new pictures and returns the addresses of all, in the order of the form. */
export async function resolvePictures(
  services: Services,
  sent: readonly string[],
  { known, noun }: AllowedPictures,
) {
  const places = sent.map((picture, index) => ({ picture, number: index + 1 }))
  const isNew = ({ picture }: (typeof places)[number]) => picture.startsWith('data:')
  const mayStay = await stillThere(
    services,
    sent.filter((picture) => known.has(picture)),
  )
  const foreign = places.find((place) => !isNew(place) && !mayStay(place.picture))
  if (foreign) throw badInput(pictures.foreign({ number: foreign.number, owner: noun }))
  const fresh = places.filter(isNew)
  const urls = await savePictures(
    services,
    fresh.map(({ picture }) => picture),
    (index) => ({ kind: 'picture', number: fresh[index]?.number ?? index + 1 }),
  )
  const addresses = new Map(fresh.map(({ number }, index) => [number, urls[index]]))
  return [...new Set(places.map(({ picture, number }) => addresses.get(number) ?? picture))]
}

/** A picture that was removed a while ago no longer exists. */
async function stillThere({ db }: Services, urls: readonly string[]) {
  const ids = pictureIdsOf(urls)
  const whole = new Set((await lockWholePictures(db, ids)).map(({ picture_id }) => picture_id))
  return (url: string) => urls.includes(url) && pictureIdsOf([url]).every((id) => whole.has(id))
}
