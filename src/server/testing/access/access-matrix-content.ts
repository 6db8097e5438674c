import { admins, everybody, type Matrix, nothing } from './access-outcomes.ts'

let count = 0
const synonym = () => {
  count += 1
  return { words: `naya shabd ${count}`, means: 'new word', both_ways: false }
}

const aSynonym = () => {
  const value = synonym()
  return { kind: 'synonyms', name: value.words, value, revision: 0 }
}

/** What the operator writes. */
export const contentMatrix: Matrix = {
  'GET /api/gst-rates': { outcome: everybody, draft: nothing },
  'GET /api/admin/portal-checks': { outcome: admins, draft: nothing },
  'GET /api/states': { outcome: everybody, draft: nothing },
  'GET /api/policies/:policy': { outcome: everybody, draft: () => ({ policy: 'terms' }) },
  'GET /api/admin/content/:kind': { outcome: admins, draft: () => ({ kind: 'synonyms' }) },
  'GET /api/admin/content/:kind/:name/revisions': {
    outcome: admins,
    draft: () => ({ kind: 'synonyms', name: 'sariya' }),
  },
  'PUT /api/admin/content/:kind/:name': { outcome: admins, draft: aSynonym },
  'POST /api/admin/content/:kind/:name/undo': {
    outcome: admins,
    draft: async ({ testApp }) => {
      const { kind, name, value } = aSynonym()
      await testApp.pool.query(
        `insert into content_revisions (kind, name, revision, value, made_at)
        values ($1, $2, 1, $3, now()), ($1, $2, 2, null, now())`,
        [kind, name, JSON.stringify(value)],
      )
      return { kind, name, restore: 1, revision: 2 }
    },
  },
  'GET /api/admin/empty-searches': { outcome: admins, draft: nothing },
  'POST /api/admin/synonym-trials': {
    outcome: admins,
    draft: () => ({ q: 'naya shabd', synonym: synonym() }),
  },
}
