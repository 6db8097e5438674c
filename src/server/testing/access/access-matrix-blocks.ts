import { blockUser } from '#server/blocks/block.service.ts'
import { aBuyer } from '#server/testing/build.ts'
import { type Matrix, nothing, type Row, signedIn } from './access-outcomes.ts'

const somebody: Row['draft'] = async ({ testApp }) => ({ userId: (await aBuyer(testApp.db)).user_id })

/** Whom people want nothing to do with. */
export const blockMatrix: Matrix = {
  'GET /api/blocks': { outcome: signedIn, draft: nothing },
  'POST /api/blocks/:userId': { outcome: signedIn, draft: somebody },
  'DELETE /api/blocks/:userId': {
    outcome: signedIn,
    draft: async ({ testApp }, caller) => {
      const { user_id: userId } = await aBuyer(testApp.db)
      if (caller) await blockUser(testApp.db, caller, userId)
      return { userId }
    },
  },
}
