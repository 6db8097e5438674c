import type { PictureName } from '#contract/texts/pictures.ts'
import type { Services } from '#server/services.ts'
import { type MadePicture, storePicture } from './picture-store.service.ts'
import { makeUploadedPicture, refuseLarge } from './uploaded-picture.service.ts'

/**
 * Stores the pictures of one request and returns their addresses in order, once each can be fetched. Stores nothing
 * unless all are valid. `nameOf` names a picture in a refusal.
 */
export async function savePictures(
  services: Services,
  dataUrls: readonly string[],
  nameOf = (index: number): PictureName => ({ kind: 'picture', number: index + 1 }),
): Promise<string[]> {
  const named = dataUrls.map((dataUrl, index) => ({ dataUrl, name: nameOf(index) }))
  refuseLarge(named)
  const pictures: MadePicture[] = []
  // One after the other, so that a request with eight pictures does not push others out of the queue.
  for (const each of named) pictures.push(await makeUploadedPicture(each, 'picture'))
  return Promise.all(pictures.map((picture) => storePicture(services, picture)))
}
