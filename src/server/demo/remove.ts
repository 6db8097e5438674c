import '#server/node-env.ts'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import type { Db } from '#server/db/db.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { readEnv } from '#server/env.ts'
import { bucketShelves, folderShelves } from '#server/file-services.ts'
import { StartupError } from '#server/startup-error.ts'
import { countShared, type SharedWithDemo } from './remove-demo.queries.ts'
import { type Removed, removeDemo } from './remove-demo.ts'

function readArguments() {
  try {
    return parseArgs({ options: { yes: { type: 'boolean', default: false } } }).values
  } catch {
    throw new StartupError('npm run demo:remove, or npm run demo:remove -- --yes')
  }
}

const inWords = ({ orders, chats, cart_lines, notifications }: SharedWithDemo) =>
  `Real people have ${orders} orders, ${chats} chats, ${cart_lines} cart lines and ${notifications} notifications with the demo market. These are deleted too.`

/** Nothing of real people goes before somebody has read how much it is. */
async function agree(db: Db) {
  const shared = await countShared(db)
  if (Object.values(shared).every((count) => count === 0)) return true
  if (!stdin.isTTY) throw new StartupError(`${inWords(shared)} To delete them: npm run demo:remove -- --yes`)
  const terminal = createInterface({ input: stdin, output: stdout })
  const answer = await terminal.question(`${inWords(shared)} Delete them? (yes/no) `)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}

/** `npm run demo:remove`: works on the database and the files of the environment. */
async function remove({ yes }: { yes: boolean }) {
  const env = readEnv()
  const { db, close } = await openDatabase(env, { safeCommits: false, mustExist: true })
  try {
    if (!yes && !(await agree(db))) return 'Nothing is deleted.'
    const { files, sealed } = env.bucket ? bucketShelves(env.bucket) : folderShelves(env.dataDir)
    return report(await removeDemo({ db: db.background, storage: files, sealedFiles: sealed }))
  } finally {
    await close()
  }
}

const report = ({ users, products, orders, posts, pictures }: Removed) =>
  users + posts === 0
    ? 'There is no demo market here.'
    : `The demo market is gone: ${users} accounts, ${products} products, ${orders} orders, ${posts} blog posts, ${pictures} pictures. With DEMO=off it stays away.`

try {
  process.stdout.write(`${await remove(readArguments())}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
