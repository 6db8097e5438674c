import { expect, test } from 'vitest'
import { getProof } from '#contract/payments/payment.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { anOpenOrder } from '#server/testing/payments.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

const aPdf = () => `data:application/pdf;base64,${Buffer.from('%PDF-1.7 a slip').toString('base64')}`
const aPhoto = async () => dataUrlOf(await redAndBlue({ width: 8, height: 8 }).png().toBuffer())

test('the file that came with a payment is read by both sides and by nobody else', async () => {
  const { pay, buyer, seller } = await anOpenOrder(testApp)
  for (const proof of [await aPhoto(), aPdf()]) {
    const { payment_id: paymentId, proof: kind } = await pay(100, { proof })
    for (const person of [buyer, seller]) {
      const answer = await testApp.app.inject({
        url: `/api/payments/${paymentId}/proof`,
        headers: { token: await testApp.tokenOf(person) },
      })
      expect(answer.headers['content-type']).toBe(kind === 'picture' ? 'image/webp' : 'application/pdf')
    }
    for (const stranger of [await aBuyer(testApp.db), await aSeller(testApp.db)])
      await expect(testApp.as(stranger)(getProof, { paymentId })).rejects.toThrow('File not found')
  }
})

test('a file of another kind is refused, and nothing is noted', async () => {
  const { pay, look } = await anOpenOrder(testApp)
  const proof = `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`
  await expect(pay(100, { proof })).rejects.toThrow(
    'The file is neither a JPG, PNG, GIF or WebP image nor a PDF.',
  )
  await expect(pay(100, { proof: 'data:application/pdf;base64,AAAA' })).rejects.toThrow(
    'The file is not a PDF.',
  )
  expect((await look()).payments).toEqual([])
})
