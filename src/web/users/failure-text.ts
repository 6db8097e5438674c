import { ApiError } from '#contract/client.ts'
import { usersTexts } from './users-texts.ts'

/** The server's own sentence, or what kept it from answering (specification 8). */
export function failureText(fault: unknown): string {
  if (fault instanceof ApiError) return fault.message
  return usersTexts.serverFault(fault instanceof Error ? fault.message : String(fault))
}
