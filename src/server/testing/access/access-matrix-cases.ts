import { randomUUID } from 'node:crypto'
import { openCase } from '#server/cases/open.service.ts'
import { sql } from '#server/db/sql.ts'
import { clock } from '#server/documents/clock.rules.ts'
import { issueInvoice } from '#server/documents/issue.service.ts'
import { tornBags } from '#server/testing/desk/cases.ts'
import { anOrderOfBags } from '#server/testing/documents/shipments.ts'
import type { World } from '#server/testing/personas.ts'
import { againMatrix } from './access-matrix-again.ts'
import { blockMatrix } from './access-matrix-blocks.ts'
import { grievanceMatrix } from './access-matrix-grievances.ts'
import { moderationMatrix } from './access-matrix-moderation.ts'
import { admins, type Matrix, nothing, onlyBuyerA, type Row, signedIn } from './access-outcomes.ts'

/** Buyer A opens, seller A answers. */
const bothSides: Row['outcome'] = { ...signedIn, buyerB: 404, sellerB: 404, requested: 404, admin: 404 }
const absent = { caseId: 'VT-00000000' }

async function anOrderOfA({ testApp, people: { sellerA, buyerA } }: World) {
  if (!(sellerA && buyerA)) throw new Error('seller A and buyer A are there')
  const { orderId } = await anOrderOfBags(testApp, { seller: sellerA, buyer: buyerA })
  await testApp.db.run(sql`update orders set delivery_status = 'Delivered' where order_id = ${orderId}`)
  // One person may have so many open problems alone.
  await testApp.db.run(sql`
    update cases set state = 'closed', answer_by = null where opened_by = ${buyerA.user_id} and state <> 'closed'`)
  return { orderId }
}

async function aBilledOrder(world: World) {
  const { orderId } = await anOrderOfA(world)
  const { invoice_id } = await issueInvoice(
    world.testApp.db,
    { user_id: world.people.sellerA?.user_id ?? '' },
    { orderId },
    clock,
  )
  return { orderId, documentId: invoice_id }
}

async function aCaseOfA(world: World) {
  const { orderId } = await anOrderOfA(world)
  const buyer = { user_id: world.people.buyerA?.user_id ?? '' }
  const draft = { ...tornBags(orderId), show_chat: false }
  const { row } = await openCase(world.testApp.db, buyer, draft, { now: new Date() })
  return { caseId: row.case_id, revision: row.revision }
}

const ofCase = (outcome: Row['outcome'], more: object = {}): Row => ({
  outcome,
  draft: async (world) => ({ ...(await aCaseOfA(world)), ...more }),
  absent,
})

async function anAnsweredCase(world: World) {
  const { caseId } = await aCaseOfA(world)
  await world.testApp.db.run(sql`
    update cases set state = 'answered', offer = 'none', revision = 2 where case_id = ${caseId}`)
  return { caseId, revision: 2 }
}

async function aFile(world: World) {
  const { caseId } = await aCaseOfA(world)
  const fileId = randomUUID()
  await world.testApp.app.services.sealedFiles.put(`cases/${fileId}/file`, Buffer.from('%PDF-1.7'))
  await world.testApp.db.run(sql`
    insert into case_files (file_id, case_id, role, kind, created_at)
    values (${fileId}, ${caseId}, 'opener', 'pdf', now())`)
  return { caseId, fileId }
}

const pdf = `data:application/pdf;base64,${Buffer.from('%PDF-1.7 a slip').toString('base64')}`

/** Problems with orders, complaints and blocks. */
export const caseMatrix: Matrix = {
  ...againMatrix,
  ...blockMatrix,
  ...grievanceMatrix,
  ...moderationMatrix,
  'GET /api/orders/:orderId/problems': {
    outcome: bothSides,
    draft: ({ orderId }) => ({ orderId }),
    absent: { orderId: 'VJ-00000000' },
  },
  'POST /api/cases': {
    outcome: { ...onlyBuyerA, sellerA: 409 },
    draft: async (world) => tornBags((await anOrderOfA(world)).orderId),
    absent: { orderId: 'VJ-00000000' },
  },
  'GET /api/cases': { outcome: signedIn, draft: nothing },
  'GET /api/cases/:caseId': ofCase(bothSides),
  'POST /api/cases/:caseId/answer': ofCase(
    { ...bothSides, buyerA: 409 },
    { words: 'We are sorry', offer: 'none' },
  ),
  'POST /api/cases/:caseId/accept': {
    outcome: { ...bothSides, sellerA: 409 },
    draft: anAnsweredCase,
    absent,
  },
  'POST /api/cases/:caseId/escalate': ofCase(bothSides),
  'POST /api/cases/:caseId/withdraw': ofCase({ ...bothSides, sellerA: 409 }),
  'POST /api/cases/:caseId/credit-note': ofCase({ ...bothSides, buyerA: 409, sellerA: 409 }),
  'POST /api/cases/:caseId/files': ofCase(bothSides, { file: pdf }),
  'GET /api/cases/:caseId/files/:fileId': { outcome: bothSides, draft: aFile, absent },
  'GET /api/admin/cases': { outcome: admins, draft: nothing },
  'GET /api/admin/cases/:caseId': { outcome: admins, draft: aCaseOfA },
  'GET /api/admin/cases/:caseId/files/:fileId': { outcome: admins, draft: aFile },
  'GET /api/admin/cases/:caseId/chat': {
    outcome: admins,
    draft: async (world) => {
      const { caseId } = await aCaseOfA(world)
      await world.testApp.db.run(sql`
        update cases set chat_readers = array[opened_by, about_id] where case_id = ${caseId}`)
      return { caseId, reason: 'The words differ' }
    },
  },
  'GET /api/admin/search': { outcome: admins, draft: () => ({ q: 'Asha' }) },
  'GET /api/admin/orders': { outcome: admins, draft: () => ({ q: 'Asha' }) },
  'GET /api/admin/orders/:orderId': {
    outcome: admins,
    draft: ({ orderId }) => ({ orderId, reason: 'The buyer has called' }),
  },
  'GET /api/admin/orders/:orderId/papers/:documentId': {
    outcome: admins,
    draft: async (world) => ({ ...(await aBilledOrder(world)), reason: 'The buyer has called' }),
  },
  'POST /api/admin/cases/:caseId/decide': {
    outcome: admins,
    draft: async (world) => {
      const { caseId } = await aCaseOfA(world)
      await world.testApp.db.run(sql`
        update cases set state = 'escalated', answer_by = null, revision = 2 where case_id = ${caseId}`)
      return { caseId, revision: 2, outcome: 'none', words: 'Nothing is wrong' }
    },
  },
}
