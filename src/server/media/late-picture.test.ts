import { afterEach, expect, test, vi } from 'vitest'
import { http } from '#contract/texts/http.ts'
import { limits } from '#server/limits.ts'
import { dataUrlOf, noise } from '#server/testing/pictures.ts'
import { makeUploadedPicture } from './uploaded-picture.service.ts'

afterEach(() => void vi.useRealTimers())

test('whoever sends a picture to a machine that is too busy for it may try again', async () => {
  const picture = { dataUrl: dataUrlOf(await noise(1_000_000)), name: { kind: 'photo', number: 1 } } as const
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const made = makeUploadedPicture(picture, 'picture')
  const refusal = expect(made).rejects.toMatchObject({ status: 503, sentence: http.manyUploads })
  vi.advanceTimersByTime(limits.picture.time)
  await refusal
})
