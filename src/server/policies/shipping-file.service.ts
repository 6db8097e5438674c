import { createHash } from 'node:crypto'
import { firstPolicies, policyTexts } from '#contract/content/first-policies.ts'
import { canonicalJson } from '#server/canonical-json.ts'
import type { Db } from '#server/db/db.ts'
import type { Letter } from '#server/pdf/letter.ts'
import { makeKeptPaper } from '#server/pdf/make-paper.ts'
import * as sql from './file.queries.ts'
import { letterOf } from './letter.rules.ts'
import { getPolicy } from './policy.service.ts'

/** Raised when the writer draws letters in another way, so that files are made anew. */
const writer = 1

type PolicyFile = { readonly hash: string; readonly pdf: Buffer }

const latest = new WeakMap<Db, Promise<PolicyFile>>()
const hashes = new WeakMap<Promise<PolicyFile>, string>()

/** The shipping policy as it stands now. It is made once for all processes, kept, and held in memory until the text changes. */
export async function getShippingFile(db: Db, origin: string): Promise<PolicyFile> {
  const written = await getPolicy(db, 'shipping')
  const { title } = policyTexts.shipping
  const letter = letterOf(written?.value ?? firstPolicies.shipping, { title, origin })
  const hash = createHash('sha256').update(canonicalJson({ writer, letter })).digest('hex')
  const known = latest.get(db)
  if (known && hashes.get(known) === hash) return known
  const file = fileOf(db, hash, letter)
  latest.set(db, file)
  hashes.set(file, hash)
  file.catch(() => latest.get(db) === file && latest.delete(db))
  return file
}

async function fileOf(db: Db, hash: string, letter: Letter): Promise<PolicyFile> {
  const kept = await sql.findFile(db, hash)
  if (kept) return { hash, pdf: kept.pdf }
  const pdf = await makeKeptPaper(letter)
  await sql.insertFile(db, hash, pdf)
  return { hash, pdf }
}
