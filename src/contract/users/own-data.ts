import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { zipFile } from '#contract/reply.ts'

export const getOwnData = endpoint({
  method: 'GET',
  path: '/api/users/my-data',
  access: 'user',
  rate: 'own-data',
  produces: 'application/zip',
  about:
    "A ZIP file of all that is kept about the caller: each list as JSON and CSV, and the caller's documents, chat files and pictures.",
  input: z.object({}),
  reply: zipFile,
})
