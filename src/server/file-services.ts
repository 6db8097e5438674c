import { join } from 'node:path'
import { sealedFilesIn } from './secrets/sealed-files.ts'
import type { Secrets } from './secrets/secrets.ts'
import type { Services } from './services.ts'
import { folderStorage } from './storage/storage.ts'

/** The files of the data folder: public pictures, and sealed files that few may read. */
export const fileServices = (
  dataDir: string,
  secrets: Secrets,
): Pick<Services, 'storage' | 'secrets' | 'sealedFiles'> => ({
  storage: folderStorage(join(dataDir, 'files')),
  secrets,
  sealedFiles: sealedFilesIn(folderStorage(join(dataDir, 'sealed')), secrets),
})
