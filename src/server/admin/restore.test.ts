import { expect, test } from 'vitest'
import { makeKeyPair } from '#server/backup/backup-keys.ts'
import { openTarget } from '#server/backup/place.ts'
import { aScratchFolder } from '#server/testing/backup/backups.ts'
import { runCommand } from '#server/testing/commands/run-command.ts'

const { restoreKey: RESTORE_KEY } = makeKeyPair()

test('where there is only an archive, a restore without a moment says how to name one', async () => {
  const cwd = await aScratchFolder()
  const restore = () =>
    runCommand('admin/restore.ts', ['--from', '.', '--to', 'again'], { cwd, env: { RESTORE_KEY } })
  const nothing = 'There is no whole backup in this place'
  expect(await restore()).toEqual({ output: '', complaint: `${nothing}.\n`, code: 1 })
  const { archive } = openTarget({ folder: cwd })
  await archive.put('7512345678901234567-1/base/20261123T100000Z/manifest', Buffer.from('x'))
  expect(await restore()).toEqual({
    output: '',
    complaint: `${nothing}, but an archive: --until <moment>, such as --until 2026-11-23T10:00:00Z, restores it as of that moment into a DATA_DIR.\n`,
    code: 1,
  })
})
