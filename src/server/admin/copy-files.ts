import '#server/node-env.ts'
import { parseArgs } from 'node:util'
import { readEnv } from '#server/env.ts'
import { bucketShelves, folderShelves } from '#server/file-services.ts'
import { StartupError } from '#server/startup-error.ts'
import { copyFiles } from '#server/storage/copy-files.ts'

const usage =
  'npm run files:copy -- --to s3, or --to folder, with S3_URL and DATA_DIR as the server has them.'

/** `npm run files:copy`: between the data folder and the bucket that the environment names, while servers go on. */
async function copyAll() {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
  const { bucket, dataDir } = readEnv()
  if (!bucket || (to !== 's3' && to !== 'folder')) throw new StartupError(usage)
  const [inFolder, inBucket] = [folderShelves(dataDir), bucketShelves(bucket)]
  for (const shelf of ['files', 'sealed'] as const) {
    const [from, target] = to === 's3' ? [inFolder, inBucket] : [inBucket, inFolder]
    const { files, bytes, copied } = await copyFiles(from[shelf], target[shelf])
    process.stdout.write(
      `${shelf}: ${files} files, ${bytes} bytes, all compared; ${copied} of them were copied now.\n`,
    )
  }
}

try {
  await copyAll()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\nStart it again to go on.\n`)
  process.exitCode = 1
}
