import { expect, test } from 'vitest'
import { closeRequirement, postRequirement } from '#contract/requirement.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer } from '#server/testing/build.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp({ rateLimits: true })

test('a buyer posts ten requirements a day, closed ones too', async () => {
  const buyer = await aBuyer(testApp.db)
  const post = (name: string) =>
    testApp.as(buyer)(postRequirement, {
      product_name: name,
      quantity: 1,
      product_details: '',
      category_type: 'Footwear',
    })
  for (let n = 1; n <= 10; n += 1) {
    const { requirement_id: requirementId } = await post(`Sandals ${n}`)
    await testApp.as(buyer)(closeRequirement, { requirementId })
  }
  await expect(post('Sandals 11')).rejects.toMatchObject({
    status: 429,
    message: 'You have posted 10 requirements within a day. Please post the next one tomorrow.',
  })
  await testApp.db.run(sql`update requirements set created_at = created_at - interval '1 day'`)
  await post('Sandals 11')
})
