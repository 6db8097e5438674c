import { join } from 'node:path'

/** Where the package is installed: apart from those of the project, since 56 MB are for tests alone. */
export const chromium109Place = join(import.meta.dirname, '../../node_modules/.cache/vanij-chromium-109')

export const chromium109 = join(chromium109Place, 'chromium')
