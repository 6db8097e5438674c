import { expect, test } from 'vitest'
import { limits } from './limits.ts'

const kilobytes = (count: number) => count * 1024
const megabytes = (count: number) => kilobytes(count * 1024)
const minutes = (count: number) => count * 60_000

// Written out: a limit that is changed in the table alone is not the one that was agreed.
test.each([
  ['a body', limits.body.small, kilobytes(64)],
  ['a body with pictures of goods or documents', limits.body.pictures, megabytes(30)],
  ['the body of a profile', limits.body.profile, megabytes(8)],
  ['the body of a chat file', limits.body.chatFile, megabytes(8)],
  ['a picture', limits.picture.bytes, megabytes(5)],
  ['the pixels of a picture', limits.picture.pixels, 40_000_000],
  ['the pictures of a product', limits.picture.perProduct, 8],
  ['a PDF', limits.chat.pdfBytes, megabytes(5)],
  ['a name', limits.text.name, 100],
  ['a description', limits.text.description, 500],
  ['a comment', limits.text.comment, 300],
  ['a message', limits.chat.message, 4_000],
  ['an address', limits.text.address, 500],
  ['an email address', limits.text.email, 254],
  ['a query', limits.text.query, 100],
  ['the lines of a cart', limits.cart.lines, 100],
  ['a quantity', limits.cart.quantity, 1_000_000],
  ['a list', limits.page.list, 100],
  ['what a visitor sees of a search', limits.page.visitorProducts, 6],
  ['what is counted exactly', limits.page.exactTotal, 1_000],
  ['low stock', limits.product.lowStock, 5],
  ['the quotes for a requirement', limits.requirement.quotes, 5],
  ['the sellers that one requirement tells', limits.requirement.sellersTold, 50],
  ['the requirements of a buyer in a day', limits.requirement.perDay, 10],
  ['how long a requirement is open, in days', limits.requirement.openDays, 45],
  ['a session, in days', limits.session.days, 30],
  ['the time for headers', limits.http.headers, 10_000],
  ['the time for a request', limits.http.request, 15_000],
  ['the time for an upload that brings too little', limits.http.upload, 60_000],
  ['a kept connection', limits.http.keepAlive, 72_000],
  ['a password', limits.password.min, 6],
  ['the password of an admin', limits.password.adminMin, 12],
  ['wrong tries to sign in', limits.signIn.wrongTries, 5],
  ['the time in which they count', limits.signIn.window, minutes(15)],
  ['tries of an address', limits.signIn.triesPerAddress, 30],
  ['hashes at once', limits.signIn.hashesAtOnce, 4],
  ['sign-ups of an address in an hour', limits.signUpsPerHour, 30],
  ['reads of a person in a minute', limits.perMinute.userReads, 300],
  ['writes of a person in a minute', limits.perMinute.userWrites, 60],
  ['reads of a visitor in a minute', limits.perMinute.visitorReads, 240],
  ['writes of a visitor in a minute', limits.perMinute.visitorWrites, 30],
  ['orders in a minute', limits.perMinute.orders, 20],
  ['open orders on the first day', limits.orders.firstDay.orders, 10],
  ['their paise', limits.orders.firstDay.paise, 100_000_000],
  ['open orders later', limits.orders.open, 100],
  ['open orders without a confirmed phone', limits.orders.openUnconfirmed, 3],
  ['a frame', limits.chat.frameBytes, kilobytes(16)],
  ['messages in a second', limits.chat.perSecond, 10],
  ['messages in a minute', limits.chat.perMinute, 300],
  ['sockets of a person', limits.chat.socketsPerUser, 5],
  ['messages that a room opens with', limits.chat.history, 50],
  ['how long typing shows', limits.chat.typingMs, 3_000],
])('%s: as it was agreed', (_, limit, agreed) => {
  expect(limit).toBe(agreed)
})
