import '#server/node-env.ts'
import { parseArgs } from 'node:util'
import { openDatabase } from '#server/db/open-database.ts'
import { readEnv } from '#server/env.ts'
import { type AdminDraft, createAdmin } from '#server/users/create-admin.service.ts'

const usage =
  'Usage: npm run admin -- create --phone 919876543210 --name "Asha Verma" --email asha@shop.example'

const text = { type: 'string' } as const

function readArguments(): AdminDraft | undefined {
  try {
    const { positionals, values } = parseArgs({
      options: { phone: text, name: text, email: text },
      allowPositionals: true,
    })
    const { phone, name, email } = values
    if (positionals.join() !== 'create' || !phone || !name || !email) return undefined
    return { phone_number: phone, full_name: name, email }
  } catch {
    return undefined
  }
}

/** `npm run admin -- create …`: works on the database of the environment, whether the server runs or not. */
async function create(draft: AdminDraft) {
  const { db, close } = await openDatabase(readEnv(), { safeCommits: false })
  try {
    return await createAdmin(db, draft)
  } finally {
    await close()
  }
}

const draft = readArguments()
if (draft) {
  try {
    const password = await create(draft)
    process.stdout.write(
      `The admin account is open. Its password, shown only now: ${password}\nSign in at /login with the phone number.\n`,
    )
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
} else {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
}
