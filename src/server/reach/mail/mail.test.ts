import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { requestMailCode, unsubscribeMail, verifyMail } from '#contract/reach/mail.ts'
import { updateProfile } from '#contract/users/account.ts'
import { sql } from '#server/db/sql.ts'
import { parseEnv } from '#server/env.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { aBuyer } from '#server/testing/build.ts'
import { headerOf, type SmtpStandIn, smtpStandIn } from '#server/testing/reach/smtp-stand-in.ts'
import { mailerTo, mailTo, verifyAddress } from '#server/testing/reach/ways.ts'
import { openTestApp } from '#server/testing/test-app.ts'

let smtp: SmtpStandIn
const testApp = openTestApp(
  {},
  {
    reach: async () => {
      smtp = await smtpStandIn()
      return mailTo(smtp.url)
    },
  },
)
afterAll(() => smtp.close())

const mailsTo = async (user_id: string, count: number) => {
  const { email } = (await testApp.pool.query('select email from users where user_id = $1', [user_id]))
    .rows[0]
  const own = () => smtp.received.filter(({ to }) => to === email)
  await expect.poll(() => own().length).toBe(count)
  return own()
}

const codeIn = (source = '') => /Subject: (\d{6})/.exec(source)?.[1] ?? ''

const news = (user_id: string, content: string) => ({
  user_id,
  kind: 'order-received' as const,
  link: '/seller_console/orders/VJ-12345678',
  sentence: { name: 'test.note', parameters: {}, content },
})

test('a person verifies their address by the code that came there, and news follows', async () => {
  const buyer = await aBuyer(testApp.db, { full_name: 'Meena <b>Rao</b>' })
  const api = testApp.as(buyer)
  await notify(testApp.db, [news(buyer.user_id, 'Before')])
  expect(await api(requestMailCode, {})).toMatchObject({ success: true, resend_seconds: 60 })
  const [letter] = await mailsTo(buyer.user_id, 1)
  const otp = codeIn(letter?.source)
  await expect(api(verifyMail, { otp: otp === '000000' ? '111111' : '000000' })).rejects.toMatchObject({
    status: 401,
    message: 'That code is not right. Please check it and try again.',
  })
  expect(await api(verifyMail, { otp })).toMatchObject({ success: true })
  await expect(api(verifyMail, { otp })).rejects.toMatchObject({ status: 401 })

  await notify(testApp.db, [news(buyer.user_id, 'New order VJ-12345678 from Ravi & <Sons>')])
  const [, mail] = await mailsTo(buyer.user_id, 2)
  const source = (mail?.source ?? '').replace(/=\r\n/g, '').replace(/=3D/g, '=')
  expect(source).toContain('Content-Type: text/plain')
  expect(source).toContain('Content-Type: text/html')
  expect(source).toContain('http://vanij.test/seller_console/orders/VJ-12345678')
  expect(source).toContain('Ravi &amp; &lt;Sons&gt;')
  expect(source).not.toContain('<b>')
  const link = headerOf({ source }, 'List-Unsubscribe') ?? ''
  expect(link).toMatch(/^<http:\/\/vanij\.test\/unsubscribe\/[\w-]{43}>$/)
  expect(headerOf({ source }, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
})

test('the one press of RFC 8058 ends the mails, and so does the button of the page', async () => {
  const [one, other] = [await aBuyer(testApp.db), await aBuyer(testApp.db)]
  const [token, second] = [await verifyAddress(testApp, one), await verifyAddress(testApp, other)]
  const press = await testApp.app.inject({
    method: 'POST',
    url: `/unsubscribe/${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(press.statusCode).toBe(200)
  expect(await testApp.as(null)(unsubscribeMail, { token: second })).toMatchObject({ success: true })
  await notify(testApp.db, [news(one.user_id, 'Quiet'), news(other.user_id, 'Quiet')])
  const { rows } = await testApp.pool.query('select 1 from outbox where user_id = any($1)', [
    [one.user_id, other.user_id],
  ])
  expect(rows).toEqual([])
})

test('a link that nobody was sent ends nothing', async () => {
  await expect(testApp.as(null)(unsubscribeMail, { token: 'x'.repeat(43) })).rejects.toMatchObject({
    status: 404,
  })
  await expect(testApp.as(null)(unsubscribeMail, { token: 'short' })).rejects.toMatchObject({ status: 404 })
  const press = await testApp.app.inject({ method: 'POST', url: '/unsubscribe/nonsense' })
  expect(press.statusCode).toBe(404)
})

test('another address in the profile gets nothing until it is verified too', async () => {
  const buyer = await aBuyer(testApp.db)
  await verifyAddress(testApp, buyer)
  await testApp.as(buyer)(updateProfile, { email: `another.${buyer.user_id}@example.in` })
  await notify(testApp.db, [news(buyer.user_id, 'For the former address')])
  const { rows } = await testApp.pool.query('select 1 from outbox where user_id = $1', [buyer.user_id])
  expect(rows).toEqual([])
})

test('five wrong codes use a code up, and a visitor asks for none', async () => {
  const buyer = await aBuyer(testApp.db)
  const api = testApp.as(buyer)
  await api(requestMailCode, {})
  const [letter] = await mailsTo(buyer.user_id, 1)
  const right = codeIn(letter?.source)
  const wrong = right === '123456' ? '654321' : '123456'
  for (let n = 0; n < 5; n += 1) await api(verifyMail, { otp: wrong }).catch(() => {})
  await expect(api(verifyMail, { otp: right })).rejects.toMatchObject({
    status: 401,
    message: 'That code is no longer good. Please ask for a new one.',
  })
  await expect(api(verifyMail, { otp: 'abc' })).rejects.toMatchObject({ status: 400 })
  await expect(testApp.as(null)(requestMailCode, {})).rejects.toMatchObject({ status: 401 })
})

test('a server that refuses the code is no silent success', async () => {
  const buyer = await aBuyer(testApp.db)
  smtp.refusals.push({ responseCode: 451, about: 'data' })
  await expect(testApp.as(buyer)(requestMailCode, {})).rejects.toMatchObject({
    status: 503,
    message: 'The mail could not be sent. Please try again in a minute.',
  })
})

test('people of the demo get no mail from a real server', async () => {
  const buyer = await aBuyer(testApp.db)
  await verifyAddress(testApp, buyer)
  await testApp.db.run(sql`update users set is_demo = true where user_id = ${buyer.user_id}`)
  await expect(testApp.as(buyer)(requestMailCode, {})).rejects.toMatchObject({ status: 409 })
  await notify(testApp.db, [news(buyer.user_id, 'Invented')])
  const { rows } = await testApp.pool.query('select 1 from outbox where user_id = $1', [buyer.user_id])
  expect(rows).toEqual([])
})

test('mails travel over STARTTLS with a password, and to no server of another name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vanij-smtp-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      ...kind,
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      key,
      '-out',
      cert,
    ],
    { stdio: 'ignore' },
  )
  const tls = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  rmSync(folder, { recursive: true })
  const server = await smtpStandIn({ tls, account: { user: 'market', pass: 'p@ss/word' } })
  const mail = { to: 'a@example.in', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', id: 'one' }
  const mailer = mailerTo(`smtp://market:p%40ss%2Fword@localhost:${server.port}`, { ca: tls.cert })
  await mailer.post(mail)
  expect(server.received).toMatchObject([{ to: 'a@example.in', isSecure: true }])
  const stranger = mailerTo(`smtp://market:p%40ss%2Fword@localhost:${server.port}`)
  await expect(stranger.post(mail)).rejects.toThrow('The mail server answered with nothing')
  const wrong = mailerTo(`smtp://market:guess@localhost:${server.port}`, { ca: tls.cert })
  await expect(wrong.post(mail)).rejects.toThrow('The mail server answered 535')
  for (const each of [mailer, stranger, wrong]) each.close()
  await server.close()
})

test.each([
  [{ MAIL_URL: 'mail.example' }, 'must be an address such as smtp://'],
  [{ MAIL_URL: 'smtp://mail.example' }, 'MAIL_FROM is needed with MAIL_URL.'],
  [{ MAIL_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' }, 'PUBLIC_URL is needed with MAIL_URL'],
  [{ MAIL_URL: 'smtp://mail.example', MAIL_FROM: 'nobody' }, 'MAIL_FROM=nobody is not usable'],
])('a start with %j says what is wrong', (values, problem) => {
  expect(() => parseEnv(values)).toThrow(problem)
  expect(() => parseEnv({ ...values, MAIL_URL: 'smtp://user:secret@mail' })).not.toThrow('secret')
})

test('a server elsewhere must take mails over TLS', () => {
  const of = (MAIL_URL: string) =>
    parseEnv({ MAIL_URL, MAIL_FROM: 'a@b.example', PUBLIC_URL: 'https://vanij.example' }).mail?.server
  expect(of('smtp://mail.example')).toMatchObject({ port: 587, secure: false, requireTLS: true })
  expect(of('smtps://mail.example')).toMatchObject({ port: 465, secure: true })
  expect(of('smtp://127.0.0.1:2525')).toMatchObject({ port: 2525, requireTLS: false })
})
