import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { backupKeyOf, makeKeyPair, restoreKeyOf } from '#server/backup/backup-keys.ts'
import { openerWith } from '#server/backup/backup-seal.ts'
import type { Market } from '#server/backup/make-backup.ts'
import { listBackups, readManifest } from '#server/backup/manifest.ts'
import { type BackupTarget, openTarget } from '#server/backup/place.ts'
import { folderShelves } from '#server/file-services.ts'
// Declares the options of inject().
import type {} from '#server/testing/postgres.ts'
import { openTestPool, type TestApp } from '#server/testing/test-app.ts'

const undo: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

export async function aScratchFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'vanij-backup-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export async function anEmptyDatabase() {
  const where = { host: inject('postgresHost'), user: 'postgres' }
  const database = `restored_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ ...where, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${database} template template0`)
  await admin.end()
  const pool = openTestPool({ ...where, database })
  undo.push(() => pool.end())
  return { where: { ...where, database }, pool }
}

export function aKeyPair() {
  const keys = makeKeyPair()
  const [recipient, privateKey] = [backupKeyOf(keys.backupKey), restoreKeyOf(keys.restoreKey)]
  if (!recipient || !privateKey) throw new Error('a fresh pair is one')
  return { ...keys, recipient, open: openerWith(privateKey) }
}

export const aTargetIn = (folder: string) => openTarget({ folder })

export function marketOf({ pool, folder, app }: TestApp): Market {
  const { host = '', database = '' } = pool.options
  return {
    direct: { host, database, user: 'postgres' },
    shelves: folderShelves(folder),
    secrets: app.services.secrets,
  }
}

/** The latest backup, as somebody with the other half of the key reads it. */
export async function latestBackup(target: BackupTarget, { open }: ReturnType<typeof aKeyPair>) {
  const id = (await listBackups(target.backups)).whole.at(-1) ?? 'none'
  return { id, open, target, backups: target.backups, manifest: await readManifest(target.backups, open, id) }
}
