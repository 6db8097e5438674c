import type { Services } from '#server/services.ts'
import { makeUploadedPicture, refuseLarge } from './intake.service.ts'
import { type MadePicture, storePicture } from './picture-store.service.ts'

/**
 * Takes the pictures of one request and answers their addresses, in order, once each can be fetched. Nothing is
 * stored unless all of them are good. `nameOf` is what a refusal calls a picture.
 */
export async function savePictures(
  services: Services,
  dataUrls: readonly string[],
  nameOf = (index: number) => `Picture ${index + 1}`,
): Promise<string[]> {
  const named = dataUrls.map((dataUrl, index) => ({ dataUrl, name: nameOf(index) }))
  refuseLarge(named)
  const pictures: MadePicture[] = []
  // One after the other: a request with eight pictures does not push others out of the queue.
  for (const each of named) pictures.push(await makeUploadedPicture(each, 'picture'))
  return Promise.all(pictures.map((picture) => storePicture(services, picture)))
}
