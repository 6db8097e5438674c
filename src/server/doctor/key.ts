import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileServices } from '#server/file-services.ts'
import { reasonOf } from '#server/reasons/reason-of.rules.ts'
import { openSecrets } from '#server/secrets/secret-key.ts'
import { opensDocuments, requireKeys } from '#server/seller-applications/required-keys.service.ts'
import type { Services } from '#server/services.ts'
import type { Check } from './check.ts'
import { ifReached } from './with-database.ts'

const sentence = (error: unknown) => [`${reasonOf(error)}.`]

export const keyCheck: Check = {
  name: 'key',
  async find({ env }) {
    // The first start of an embedded market writes its own.
    const isFirst = env.secretKeys.length === 0 && !existsSync(join(env.dataDir, 'secret.key'))
    const hasDatabase = existsSync(join(env.dataDir, 'postgres/data'))
    if (isFirst && !env.databaseUrl && !env.bucket && (env.lostKey || !hasDatabase)) return 'not there yet'
    const secrets = await openSecrets(env).catch(sentence)
    if (Array.isArray(secrets)) return secrets
    if (env.lostKey) return []
    const findings = await ifReached(env, ({ db }) =>
      requireKeys({ db, secrets })
        .then(() => findForeign({ db, ...fileServices(env, secrets) }))
        .catch((error) => (isNoTable(error) ? [] : sentence(error))),
    )
    return findings ?? 'not tried'
  },
}

/** Machines with a key each notice it only by what the others have sealed. */
const findForeign = async (where: Pick<Services, 'db' | 'sealedFiles'>) =>
  (await opensDocuments(where))
    ? []
    : [
        'Documents of applications were sealed with a key that is not here: name in SECRET_KEY, after a comma, the one of the machine that took them.',
      ]

/** Nothing is sealed in a database that nobody has migrated yet. */
const isNoTable = (error: unknown) => (error as { code?: unknown }).code === '42P01'
