import { createHash } from 'node:crypto'
import type { ZipFile } from '#contract/reply.ts'
import { getFile } from '#server/chats/file.service.ts'
import { newerMessages } from '#server/chats/message.service.ts'
import { checkChain } from '#server/deals/check-chain.service.ts'
import { getDocumentFile, listDocuments } from '#server/documents/document.service.ts'
import { notFound } from '#server/errors.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { getProof, listShipments } from '#server/shipments/shipment.service.ts'
import { certificateDraft } from './certificate.rules.ts'
import * as sql from './evidence.queries.ts'
import { chainJson, chainText, chatLine, onOneLine, readMe } from './evidence-texts.rules.ts'
import { type SharedChain, sharedWith } from './shared-chain.rules.ts'
import { type FileToZip, zipOf } from './zip.rules.ts'
import { stored, text } from './zip-files.service.ts'

type Making = {
  readonly services: Services
  readonly caller: Caller
  readonly people: sql.People
  readonly chain: SharedChain
  readonly now: Date
}

/** What was said and agreed in a room, with its papers, for one of its two people. Its name says if a deal was changed. */
export async function getEvidence(
  services: Services,
  caller: Caller,
  roomId: string,
  now: Date,
): Promise<ZipFile> {
  const pair = await sql.findPeople(services.db, caller.user_id, roomId)
  if (!pair) throw notFound('chat')
  const people = withNamesOnOneLine(pair)
  const reader = caller.user_id === people.buyer_id ? 'buyer' : 'seller'
  const chain = sharedWith(reader, await checkChain(services.db, roomId))
  const isWhole = chain.problems.length === 0
  return {
    file_name: `vanij-evidence-${roomId.slice(0, 8)}${isWhole ? '' : '-CHANGED'}.zip`,
    parts: zipOf(withHashes({ services, caller, people, chain, now })),
  }
}

const withNamesOnOneLine = (people: sql.People): sql.People => ({
  ...people,
  buyer: onOneLine(people.buyer),
  seller: onOneLine(people.seller),
  own_name: onOneLine(people.own_name),
})

/** The files, the list of their hashes, and the draft that names the hash of the list. */
async function* withHashes(making: Making): AsyncIterable<FileToZip> {
  const hashes: string[] = []
  for await (const file of filesOf(making)) {
    const hash = createHash('sha256')
    yield { ...file, parts: hashed(file.parts, hash) }
    hashes.push(`${hash.digest('hex')}  ${file.name}\n`)
  }
  const list = hashes.join('')
  yield text('SHA256SUMS.txt', list)
  const listHash = createHash('sha256').update(list).digest('hex')
  yield text('certificate-part-A-draft.txt', certificateDraft({ ...making, listHash }))
}

async function* hashed(parts: FileToZip['parts'], hash: ReturnType<typeof createHash>) {
  for await (const part of parts) {
    hash.update(part)
    yield part
  }
}

async function* filesOf(making: Making): AsyncIterable<FileToZip> {
  const { people, chain, now } = making
  yield text('README.txt', readMe({ people, chain, now }))
  yield text('deals.json', chainJson(chain))
  yield text('deals.txt', chainText(chain))
  yield { name: 'chat.txt', isPressed: false, parts: chatParts(making, (row) => chatLine(row, people)) }
  yield {
    name: 'chat.jsonl',
    isPressed: false,
    parts: chatParts(making, (row) => `${JSON.stringify(row)}\n`),
  }
  yield* chatFiles(making)
  yield* papers(making)
}

type Message = Awaited<ReturnType<typeof newerMessages>>['messages'][number]

/** As far as the room was written when the file was asked for, so that both texts end alike. */
async function* messagesOf({ services, caller, people }: Making): AsyncIterable<Message> {
  let after_seq = 0
  while (after_seq < people.last_seq) {
    const { messages } = await newerMessages(services.db, caller, { roomId: people.room_id, after_seq })
    const last = messages.at(-1)
    if (!last) return
    yield* messages.filter(({ seq }) => seq <= people.last_seq)
    after_seq = last.seq
  }
}

async function* chatParts(making: Making, lineOf: (message: Message) => string) {
  for await (const message of messagesOf(making)) yield Buffer.from(lineOf(message))
}

async function* chatFiles(making: Making): AsyncIterable<FileToZip> {
  const { services, caller, people } = making
  for await (const { file_id, seq } of messagesOf(making))
    if (file_id !== null)
      yield await stored(`files/message-${seq}`, () =>
        getFile(services, caller, { roomId: people.room_id, fileId: file_id }),
      )
}

/** Documents and proofs of delivery of the orders of both. */
async function* papers({ services, caller, people }: Making): AsyncIterable<FileToZip> {
  const { db } = services
  for (const { order_id } of await sql.findOrders(db, people)) {
    for (const { invoice_id, number } of await listDocuments(db, caller, order_id))
      yield await stored(`documents/${order_id}/${number.replaceAll('/', '-')}`, () =>
        getDocumentFile(services, caller, { documentId: invoice_id, copy: 'original' }),
      )
    const { shipments } = await listShipments(db, caller, order_id)
    for (const { shipment_id, seq } of shipments.filter(({ proof_at }) => proof_at !== null))
      yield await stored(`shipments/${order_id}/shipment-${seq}`, () =>
        getProof(services, caller, shipment_id),
      )
  }
}
