import { z } from 'zod'
import { applicationStatus } from '#contract/sellers/seller-application.ts'

export const status = z.enum(applicationStatus.options)
