import { z } from 'zod'
import { settings } from '#contract/admin/settings.ts'
import { readData } from './read-data.ts'

/** Values that no one can take for real ones: the operator's own come from the operator. */
export const sampleSettings = readData('settings.json', z.strictObject(settings.shape))
