import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { updateProfile } from '#contract/users/account.ts'
import { answer } from '#web/testing/server.ts'
import { correctGstNumber } from './correct-gst.ts'

const sentence = 'This GST number belongs to another account.'
const refuse = (field?: string) =>
  answer(updateProfile, () => {
    throw new ApiError(409, sentence, { field })
  })

test('a refused GST number stands at the field of the wizard', async () => {
  refuse('gst_number')
  await expect(correctGstNumber('29ABCDE1234F1Z5')).rejects.toMatchObject({
    message: sentence,
    field: 'gstNumber',
    isFromServer: true,
  })
})

test('what is refused for another reason stays at no field', async () => {
  refuse()
  await expect(correctGstNumber('29ABCDE1234F1Z5')).rejects.toMatchObject({
    message: sentence,
    field: undefined,
  })
})
