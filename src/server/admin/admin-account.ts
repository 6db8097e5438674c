import '#server/node-env.ts'
import { parseArgs } from 'node:util'
import { adminRole } from '#contract/admin/admin-roles.ts'
import type { Db } from '#server/db/db.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { readEnv } from '#server/env.ts'
import { forgetSecondFactor } from '#server/second-factor-setup/forget.service.ts'
import { type AdminDraft, createAdmin } from '#server/users/create-admin.service.ts'

const usage = `Usage:
npm run admin -- create --phone 919876543210 --name "Asha Verma" --email asha@shop.example [--role owner]
npm run admin -- forget-second-factor --phone 919876543210`

const text = { type: 'string' } as const

/** Does one thing and says it. An account may be opened before the first start; another one is looked for in a market. */
type Command = { readonly mustExist: boolean; readonly work: (db: Db) => Promise<string> }

const createWith = (draft: AdminDraft): Command => ({
  mustExist: false,
  work: async (db) =>
    `The admin account is open. Its password, shown only now: ${await createAdmin(db, draft)}\nSign in at /login with the phone number.\n`,
})

const forgetOf = (phone: string): Command => ({
  mustExist: true,
  work: async (db) =>
    `${await forgetSecondFactor(db, phone)} signs in with the password alone now, and is signed out everywhere.\n`,
})

function readArguments(): Command | undefined {
  try {
    const { positionals, values } = parseArgs({
      options: { phone: text, name: text, email: text, role: text },
      allowPositionals: true,
    })
    const { phone, name, email } = values
    const role = adminRole.safeParse(values.role ?? 'owner').data
    const command = positionals.join()
    if (command === 'create' && phone && name && email && role)
      return createWith({ phone_number: phone, full_name: name, email, role })
    return command === 'forget-second-factor' && phone ? forgetOf(phone) : undefined
  } catch {
    return undefined
  }
}

/** Works on the database of the environment, whether the server runs or not. */
async function run({ work, mustExist }: Command) {
  const { db, close } = await openDatabase(readEnv(), { safeCommits: false, mustExist })
  try {
    return await work(db)
  } finally {
    await close()
  }
}

const command = readArguments()
if (command) {
  try {
    process.stdout.write(await run(command))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
} else {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
}
