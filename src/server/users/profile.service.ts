import type { updateProfile as contract } from '#contract/account.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { accountExists, badInput } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { savePictures } from '#server/media/picture.service.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './user.queries.ts'
import { getProfile } from './user.service.ts'

type Draft = InputOf<typeof contract>
const uniqueViolation = '23505'

/** Changes what was sent of a profile. A seller is known by its company, so that one cannot be taken away. */
export async function updateProfile(house: House, caller: Caller, draft: Draft): Promise<sql.ProfileRow> {
  const { user_id, account_type } = caller
  if (draft.company_name === null && account_type === 'seller') throw badInput('Company name cannot be empty')
  const { profile_image, ...fields } = draft
  const present = await getProfile(house.db, caller)
  const change = { ...given(fields), ...(await pictureOf(house, profile_image, present.profile_image)) }
  if (Object.keys(change).length === 0) return present
  try {
    return await sql.updateProfile(house.db, user_id, change)
  } catch (error) {
    throw (error as { code?: string }).code === uniqueViolation ? accountExists() : error
  }
}

/** Without the fields that were not sent. */
const given = (fields: Omit<Draft, 'profile_image'>): sql.ProfileChange =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** Forms send back the address of the picture that is there; it stays. */
async function pictureOf(house: House, sent: string | null | undefined, present: string | null) {
  if (sent === undefined || (sent !== null && sent === present)) return {}
  if (sent === null || sent === '') return { profile_image: null }
  const [profile_image = null] = await savePictures(house, [sent])
  return { profile_image }
}
