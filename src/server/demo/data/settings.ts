import { z } from 'zod'
import { settings } from '#contract/admin/settings.ts'
import { readData } from './read-data.ts'

/** Obviously invented values; the real ones come from the operator. */
export const sampleSettings = readData('settings.json', z.strictObject(settings.shape))
