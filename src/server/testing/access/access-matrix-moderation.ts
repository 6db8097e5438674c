import { randomUUID } from 'node:crypto'
import { sql } from '#server/db/sql.ts'
import type { World } from '#server/testing/personas.ts'
import { admins, type Matrix, nothing } from './access-outcomes.ts'

async function aSignalAboutA({ testApp: { db }, people }: World) {
  const signalId = randomUUID()
  await db.run(sql`
    insert into signals (signal_id, kind, key, figure, facts, about_id, people, found_at)
    values (${signalId}, 'one-device', ${signalId}, 3, '{"count":3}', ${people.sellerA?.user_id},
      array[${people.sellerA?.user_id}]::uuid[], now())`)
  return { signalId }
}

/** Reports and signals, for moderators. */
export const moderationMatrix: Matrix = {
  'GET /api/admin/moderation': { outcome: admins, draft: nothing },
  'GET /api/admin/moderation/signals/:signalId': { outcome: admins, draft: aSignalAboutA },
  'POST /api/admin/moderation/signals/:signalId/decide': {
    outcome: admins,
    draft: async (world) => ({
      ...(await aSignalAboutA(world)),
      ...{ revision: 1, outcome: 'nothing', words: 'A family shop' },
    }),
  },
}
