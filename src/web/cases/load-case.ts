import { getCase } from '#contract/cases/case.ts'
import { ApiError } from '#contract/client.ts'
import { api } from '#web/api/browser-api.ts'

export async function loadCase(caseId: string) {
  try {
    return { row: (await api(getCase, { caseId })).case }
  } catch (error) {
    return { isMissing: error instanceof ApiError && error.status === 404 }
  }
}
