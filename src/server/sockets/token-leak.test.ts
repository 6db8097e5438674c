import { expect, test } from 'vitest'
import {
  getChatFile,
  listBuyerRooms,
  listSellerRooms,
  sendChatFile,
  startChat,
} from '#contract/chats/chat.ts'
import { sql } from '#server/db/sql.ts'
import { hashOfToken } from '#server/sessions/session.service.ts'
import { aPdf } from '#server/testing/access/access-matrix-chat.ts'
import { aProduct } from '#server/testing/build.ts'
import { openSockets, sendAnyFrame, type TestSocket, until } from '#server/testing/chat.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { aSignUp, post } from '#server/testing/visitor.ts'

/** Everything that leaves the server in this file, and where it was seen. */
const seen: { readonly where: string; readonly text: string }[] = []

const testApp = openTestApp(
  { logLevel: 'trace' },
  { logStream: { write: (text) => void seen.push({ where: 'log', text }) } },
)
const sockets = openSockets(testApp)
const tokens: string[] = []

async function signUpAndIn() {
  const account = aSignUp()
  const signedUp = await post(testApp.app, '/api/users/register', account)
  const signedIn = await post(testApp.app, '/api/users/secret-login', account)
  tokens.push(signedUp.body.token, signedIn.body.token)
  return String(signedIn.body.token)
}

async function call(token: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  const answer = await testApp.app.inject({ method, url, headers: { token }, ...(payload && { payload }) })
  seen.push({ where: `${method} ${url}`, text: `${JSON.stringify(answer.headers)}\n${answer.payload}` })
  return answer
}

/** A socket that records every raw frame from the server. */
async function overhear() {
  const socket = await sockets.connect()
  socket.io.engine.on('packet', ({ data }) => seen.push({ where: 'frame', text: String(data) }))
  return socket
}

/** Every kind of frame, valid and invalid. */
async function speak(socket: TestSocket, token: string, roomId: string) {
  const right = { token, roomId, userId: token, message: 'Namaste', client_id: 'the-same-one' }
  const frames = ['listen', 'joinRoom', 'chatMessage', 'chatMessage', 'typing', 'stopTyping', 'markRead']
  const wrong = [
    { token, roomId: token },
    { token: [token] },
    { ...right, message: '' },
    { ...right, client_id: '' },
  ]
  for (const name of [...frames, 'olderMessages', 'newerMessages', 'leaveRoom'])
    for (const frame of [{ ...right, seq: 1, before_seq: 9, after_seq: 0 }, ...wrong])
      await sendAnyFrame(socket, name, frame)
}

test('no frame, no answer and no line of the log holds a session token, but the answer that gives it', async () => {
  const [buyer, seller] = [await signUpAndIn(), await signUpAndIn()]
  const idOf = async (token: string) =>
    (await call(token, 'GET', '/api/users/profile')).json().user_id as string
  const seller_id = await idOf(seller)
  await testApp.db.run(sql`update users set account_type = 'seller' where user_id = ${seller_id}`)
  const product_id = await aProduct(testApp.db, { seller: { user_id: seller_id } })
  const started = await call(buyer, 'POST', startChat.path, { seller_id, product_id })
  const roomId = started.json().room_id as string
  const pair = [await overhear(), await overhear()] as const
  await speak(pair[0], buyer, roomId)
  await speak(pair[1], seller, roomId)

  const files = sendChatFile.path.replace(':roomId', roomId)
  const sent = await call(seller, 'POST', files, { file: aPdf, name: 'Price list.pdf' })
  await call(buyer, 'GET', sent.json().message.file.url)
  for (const url of [
    listBuyerRooms.path,
    '/api/users/sessions',
    '/api/orders/notifications',
    '/api/users/profile',
  ])
    await call(buyer, 'GET', url)
  await call(seller, 'GET', listSellerRooms.path)
  await call(seller, 'GET', getChatFile.path.replace(':roomId', roomId).replace(':fileId', seller))
  // The database fails in the middle of a call: this is logged and answered.
  await testApp.db.run(sql`alter table chat_messages rename to gone`)
  await sendAnyFrame(pair[0], 'chatMessage', { token: buyer, roomId, message: 'Into the void' })
  await call(buyer, 'POST', files, { file: aPdf, name: 'Lost.pdf' })
  await testApp.db.run(sql`alter table gone rename to chat_messages`)

  const ended = new Promise((resolve) => pair[0].once('disconnect', resolve))
  await call(buyer, 'POST', '/api/users/logout', {})
  await ended
  await call(buyer, 'GET', '/api/users/profile')
  await until(() => seen.some(({ text }) => text.includes('goodbye')))

  expect(seen.filter(({ where }) => where === 'frame').length).toBeGreaterThan(40)
  expect(seen.filter(({ where }) => where === 'log').length).toBeGreaterThan(10)
  expect(tokens).toHaveLength(4)
  const leaks = tokens.flatMap((token) => {
    const hash = hashOfToken(token)
    const shapes = [
      token,
      hash.toString('hex'),
      hash.toString('base64').slice(0, -1),
      hash.toString('base64url'),
    ]
    return seen.filter(({ text }) => shapes.some((shape) => text.includes(shape)))
  })
  expect(leaks).toEqual([])
})
