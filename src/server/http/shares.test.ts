import { expect, test } from 'vitest'
import { listNotifications } from '#contract/notification.ts'
import { listRequirements, postRequirement } from '#contract/requirement.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer } from '#server/testing/build.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

test('one person who asks for much at once keeps nobody else waiting, and is answered in the end', async () => {
  const [eager, other] = [await aBuyer(testApp.db), await aBuyer(testApp.db)]
  await Promise.all([testApp.tokenOf(eager), testApp.tokenOf(other)])
  const answered: string[] = []
  const post = (n: number) =>
    testApp
      .as(eager)(postRequirement, {
        product_name: `Sandals ${n}`,
        quantity: 1,
        product_details: '',
        category_type: 'Footwear',
      })
      .then(() => answered.push('eager'))
  const posts = await testApp.db.transaction(async (tx) => {
    await tx.run(sql`select from users where user_id = ${eager.user_id} for update`)
    const posts = Array.from({ length: 30 }, (_, n) => post(n))
    for (let n = 0; n < 5; n += 1) await testApp.as(other)(listNotifications, {})
    answered.push('other')
    return posts
  })
  await Promise.all(posts)
  expect(answered).toEqual(['other', ...Array(30).fill('eager')])
  expect((await testApp.as(eager)(listRequirements, {})).total).toBe(30)
})
