import '#server/node-env.ts'
import { openDatabase, requireMarketFolder } from '#server/db/open-database.ts'
import { readEnv } from '#server/env.ts'
import { fileServices } from '#server/file-services.ts'
import type { Resealed } from '#server/secrets/reseal.service.ts'
import { openSecrets } from '#server/secrets/secret-key.ts'
import { resealAll } from './reseal-all.ts'

/** `npm run secrets:reseal`: works on the database and files of the environment, whether the server runs or not. */
async function reseal() {
  const env = readEnv()
  // Before a key is written there.
  requireMarketFolder(env)
  const secrets = await openSecrets(env)
  const { db, close } = await openDatabase(env, { safeCommits: false, mustExist: true })
  try {
    return await resealAll({ db: db.background, ...fileServices(env, secrets) })
  } finally {
    await close()
  }
}

function report({ accountNumbers, documents, secondFactors, left }: Resealed) {
  process.stdout.write(
    `Sealed anew: ${accountNumbers} account numbers, ${documents} documents, ${secondFactors} secrets of authenticator apps.\n`,
  )
  if (left.length === 0) process.stdout.write('The first key opens everything now; older ones may go.\n')
  else {
    process.stderr.write(`Keep the older keys. These could not be sealed anew:\n${left.join('\n')}\n`)
    process.exitCode = 1
  }
}

try {
  report(await reseal())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
