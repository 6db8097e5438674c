import { say } from './api/server-sentences.ts'
import { statusName } from './orders/status-texts.ts'
import { categoryWord } from './products/product-texts.ts'

/** What the server's files say in the language of this build. */
export const fileWords = { say, statusName, categoryWord }
