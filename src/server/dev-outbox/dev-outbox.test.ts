import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'
import { devOutboxAddress, devOutboxRoutes } from './dev-outbox.routes.ts'
import { createDevOutbox, devMailer } from './dev-outbox.service.ts'

const testApp = openTestApp()

test('whoever develops the market reads its mails and messages there, the latest first', async () => {
  const outbox = createDevOutbox()
  const app = Fastify()
  devOutboxRoutes(app, outbox)
  expect((await app.inject(devOutboxAddress)).body).toContain('Nothing yet.')
  await devMailer(outbox).post({
    to: 'asha@example.in',
    subject: 'New order <b>',
    text: 'Ravi ordered',
    html: '<p>Ravi ordered</p>',
    id: 'one',
  })
  outbox.noteSms('SMS to +919812345678: your one-time code is 012345')
  const { body, headers } = await app.inject(devOutboxAddress)
  expect(body.indexOf('012345')).toBeLessThan(body.indexOf('New order &lt;b&gt;'))
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect((await app.inject(`${devOutboxAddress}/1`)).body).toBe('<p>Ravi ordered</p>')
  expect((await app.inject(`${devOutboxAddress}/2`)).statusCode).toBe(404)
  await app.close()
})

test('it keeps the last 200, and a market that is not developed has none', async () => {
  const outbox = createDevOutbox()
  for (let n = 1; n <= 250; n += 1) outbox.noteSms(`line ${n}`)
  expect(outbox.letters).toHaveLength(200)
  expect(outbox.letters[0]?.text).toBe('line 250')
  expect((await testApp.app.inject(devOutboxAddress)).statusCode).toBe(404)
})
