import { randomUUID } from 'node:crypto'
import { sql } from '#server/db/sql.ts'
import { anApplicationDraft, anOpenApplication } from '#server/testing/apply.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import type { World } from '#server/testing/personas.ts'
import { contentMatrix } from './access-matrix-content.ts'
import { teamMatrix } from './access-matrix-team.ts'
import { admins, type Matrix, nothing, type Row, signedIn } from './access-outcomes.ts'

const onlyBuyers: Row['outcome'] = { ...signedIn, sellerA: 409, sellerB: 409, requested: 409, admin: 409 }

/** Removes the application that the previous step of the walk has sent. */
async function resetApplicants({ testApp: { db }, people }: World) {
  const ids = [people.buyerA?.user_id, people.buyerB?.user_id]
  await db.run(sql`delete from seller_applications where user_id = any(${ids}::uuid[])`)
  await db.run(sql`update users set account_type = 'buyer' where user_id = any(${ids}::uuid[])`)
}

/** An applicant who waits for a decision, with the input of the admin's calls. */
const ofApplicant =
  (more: object = {}): Row['draft'] =>
  async ({ testApp }) => ({ userId: (await anOpenApplication(testApp)).user_id, ...more })

const ofProduct =
  (more: object = {}): Row['draft'] =>
  async ({ testApp }) => ({ productId: await aProduct(testApp.db, { verification: 'pending' }), ...more })

const ofUser =
  (more: object = {}): Row['draft'] =>
  async ({ testApp }) => ({ userId: (await aBuyer(testApp.db)).user_id, ...more })

/** An open report about a review by buyer A. */
async function aReport({ testApp: { db }, people, orderId, soldProduct }: World) {
  const [reviewId, reportId] = [randomUUID(), randomUUID()]
  await db.run(sql`delete from reviews where order_id = ${orderId}`)
  await db.run(sql`
    insert into reviews (review_id, product_id, order_id, buyer_id, rating)
    values (${reviewId}, ${soldProduct}, ${orderId}, ${people.buyerA?.user_id}, 4)`)
  await db.run(sql`
    insert into review_reports (review_report_id, review_id, reporter_id, reason)
    values (${reportId}, ${reviewId}, ${people.sellerA?.user_id}, 'Not about this product')`)
  return reportId
}

/** A new name of a seller that waits for approval. */
const ofChange =
  (more: object = {}): Row['draft'] =>
  async ({ testApp }) => {
    const changeId = randomUUID()
    const { user_id } = await aSeller(testApp.db)
    await testApp.db.run(sql`
      insert into profile_changes (profile_change_id, user_id, field, former, wanted)
      values (${changeId}, ${user_id}, 'company_name', 'Kaveri Knits', 'Kaveri Knits Private Limited')`)
    return { changeId, ...more }
  }

const aPostDraft = {
  title: 'How to store cotton yarn',
  category: 'Corporates',
  content: 'Keep it dry.',
  points: [{ point: 'Humidity', content: 'Below 65 %.', subpoints: ['Measure it'] }],
  images: [],
}

const ofPost =
  (more: object = {}): Row['draft'] =>
  async ({ testApp }) => {
    const blogId = randomUUID()
    await testApp.db.run(sql`
      insert into blog_posts (blog_post_id, title, category, content)
      values (${blogId}, 'Cotton', 'Corporates', 'Own words.')`)
    return { blogId, ...more }
  }

/** The routes of the admin's pages. */
export const adminMatrix: Matrix = {
  ...contentMatrix,
  ...teamMatrix,
  'POST /api/users/make-seller': {
    outcome: onlyBuyers,
    draft: async (world) => {
      await resetApplicants(world)
      return anApplicationDraft()
    },
  },
  'GET /api/users/seller-application': { outcome: signedIn, draft: nothing },
  'GET /api/admin/sellers': { outcome: admins, draft: nothing },
  'GET /api/admin/sellers/:userId': { outcome: admins, draft: ofApplicant() },
  // 409: no register is set up here.
  'POST /api/admin/sellers/:userId/directory': {
    outcome: { ...admins, admin: 409 },
    draft: ofApplicant(),
  },
  'GET /api/admin/sellers/:userId/documents/:document': {
    outcome: admins,
    draft: ofApplicant({ document: 'business_license' }),
  },
  'POST /api/admin/sellers/:userId/approve': { outcome: admins, draft: ofApplicant({ city: 'Tiruppur' }) },
  'POST /api/admin/sellers/:userId/reject': {
    outcome: admins,
    draft: ofApplicant({ reason: 'The licence cannot be read' }),
  },
  'GET /api/admin/products': { outcome: admins, draft: nothing },
  'POST /api/admin/products/verify': {
    outcome: admins,
    draft: async ({ testApp }) => ({
      product_ids: [await aProduct(testApp.db, { verification: 'pending' })],
    }),
  },
  'POST /api/admin/products/:productId/verify': { outcome: admins, draft: ofProduct() },
  'POST /api/admin/products/:productId/unverify': { outcome: admins, draft: ofProduct() },
  'POST /api/admin/products/:productId/reject': {
    outcome: admins,
    draft: ofProduct({ reason: 'The pictures show something else' }),
  },
  'POST /api/admin/products/:productId/feature': {
    outcome: admins,
    draft: ofProduct({ until: '2099-12-31' }),
  },
  'POST /api/admin/products/:productId/unfeature': { outcome: admins, draft: ofProduct() },
  'GET /api/admin/users': { outcome: admins, draft: () => ({ q: 'nobody of this name' }) },
  'GET /api/admin/users/:userId': { outcome: admins, draft: ofUser() },
  'POST /api/admin/users/:userId/suspend': {
    outcome: admins,
    draft: ofUser({ reason: 'Sells what is forbidden' }),
  },
  'POST /api/admin/users/:userId/reinstate': {
    outcome: admins,
    draft: async ({ testApp }) => {
      const { user_id } = await aBuyer(testApp.db)
      await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${user_id}`)
      return { userId: user_id }
    },
  },
  'POST /api/admin/users/:userId/end-sessions': { outcome: admins, draft: ofUser() },
  'GET /api/admin/settings': { outcome: admins, draft: nothing },
  'PUT /api/admin/settings': { outcome: admins, draft: () => ({ chat_link: 'https://chat.example/vanij' }) },
  'GET /api/admin/reports': { outcome: admins, draft: nothing },
  'POST /api/admin/reports/:reportId/resolve': {
    outcome: admins,
    draft: async (world) => ({ reportId: await aReport(world), action: 'dismiss' }),
  },
  'POST /api/admin/reports/:reportId/restore': {
    outcome: admins,
    draft: async (world) => {
      const reportId = await aReport(world)
      await world.testApp.db.run(sql`
        update reviews set hidden_at = now(), is_counted = false
        where review_id = (select review_id from review_reports where review_report_id = ${reportId})`)
      return { reportId }
    },
  },
  'GET /api/admin/blogs': { outcome: admins, draft: nothing },
  'POST /api/admin/blogs': { outcome: admins, draft: () => aPostDraft },
  'GET /api/admin/blogs/:blogId': { outcome: admins, draft: ofPost() },
  'PUT /api/admin/blogs/:blogId': { outcome: admins, draft: ofPost(aPostDraft) },
  'DELETE /api/admin/blogs/:blogId': { outcome: admins, draft: ofPost() },
  'GET /api/admin/profile-changes': { outcome: admins, draft: nothing },
  'POST /api/admin/profile-changes/:changeId/approve': { outcome: admins, draft: ofChange() },
  'POST /api/admin/profile-changes/:changeId/decline': {
    outcome: admins,
    draft: ofChange({ reason: 'The certificate names another company' }),
  },
  'GET /api/admin/audit': { outcome: admins, draft: nothing },
}
