import { join } from 'node:path'
import { sealedFilesIn } from './secrets/sealed-files.ts'
import type { Secrets } from './secrets/secrets.ts'
import type { Services } from './services.ts'
import { folderStorage } from './storage/storage.ts'

/** What the server keeps in the data folder beside the database: pictures for everybody, sealed files for almost nobody. */
export const fileServices = (
  dataDir: string,
  secrets: Secrets,
): Pick<Services, 'storage' | 'secrets' | 'sealedFiles'> => ({
  storage: folderStorage(join(dataDir, 'files')),
  secrets,
  sealedFiles: sealedFilesIn(folderStorage(join(dataDir, 'sealed')), secrets),
})
