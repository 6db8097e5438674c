import '#server/node-env.ts'
import { parseArgs } from 'node:util'
import { readEnv } from '#server/env.ts'
import { bucketShelves, folderShelves } from '#server/file-services.ts'
import { reasonOf } from '#server/reasons/reason-of.rules.ts'
import { StartupError } from '#server/startup-error.ts'
import { type CopiedFiles, copyFiles } from '#server/storage/copy-files.ts'

const usage =
  'npm run files:copy -- --to s3, or --to folder, with S3_URL and DATA_DIR as the server has them.'

function readArguments() {
  try {
    const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
    if (to === 's3' || to === 'folder') return to
  } catch {}
  throw new StartupError(usage)
}

/** `npm run files:copy`: between the data folder and the bucket that the environment names, while servers go on. */
async function copyAll(to: 's3' | 'folder') {
  const { bucket, dataDir } = readEnv()
  if (!bucket) throw new StartupError(usage)
  const inFolder = { ...folderShelves(dataDir), name: dataDir }
  const inBucket = { ...bucketShelves(bucket), name: `${bucket.origin.host}${bucket.path}${bucket.prefix}` }
  const [from, target] = to === 's3' ? [inFolder, inBucket] : [inBucket, inFolder]
  const copies: CopiedFiles[] = []
  for (const shelf of ['files', 'sealed'] as const) {
    const copy = await copyFiles(from[shelf], target[shelf]).catch((error: Error) => {
      throw new Error(
        `${shelf} from ${from.name} to ${target.name}: ${inWords(error)} Start it again to go on.`,
      )
    })
    copies.push(copy)
  }
  // A mistyped place would seem to have been copied whole.
  if (copies.every(({ files }) => files === 0)) throw new StartupError(`There are no files in ${from.name}.`)
  return copies
}

const inWords = ({ message, cause }: Error) =>
  cause instanceof Error ? `${message} ${reasonOf(cause)}.` : message

try {
  const [files, sealed] = await copyAll(readArguments())
  for (const [shelf, copy] of Object.entries({ files, sealed }))
    process.stdout.write(
      `${shelf}: ${copy?.files} files, ${copy?.bytes} bytes, all compared; ${copy?.copied} of them were copied now.\n`,
    )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
