import '#server/node-env.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { readEnv } from '#server/env.ts'
import { bucketShelves, folderShelves } from '#server/file-services.ts'
import { type Removed, removeDemo } from './remove-demo.ts'

/** `npm run demo:remove`: works on the database and the files of the environment. */
async function remove() {
  const env = readEnv()
  const { db, close } = await openDatabase(env, { safeCommits: false })
  try {
    const { files, sealed } = env.bucket ? bucketShelves(env.bucket) : folderShelves(env.dataDir)
    return await removeDemo({ db: db.background, storage: files, sealedFiles: sealed })
  } finally {
    await close()
  }
}

const report = ({ users, products, orders, posts, pictures }: Removed) =>
  users + posts === 0
    ? 'There is no demo market here.'
    : `The demo market is gone: ${users} accounts, ${products} products, ${orders} orders, ${posts} blog posts, ${pictures} pictures. With DEMO=off it stays away.`

try {
  process.stdout.write(`${report(await remove())}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
