import type { InputOf } from '#contract/endpoint.ts'
import { common } from '#contract/texts/common.ts'
import { fields } from '#contract/texts/fields.ts'
import type { updateProfile as contract } from '#contract/users/account.ts'
import type { Actor } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { accountExists, badInput, unavailable } from '#server/errors.ts'
import { savePictures } from '#server/media/picture.service.ts'
import { keepNamed } from '#server/media/picture-store.service.ts'
import { requireRevision } from '#server/revision.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import type { TryEmail } from './email-tries.service.ts'
import { requestChange } from './numbers.service.ts'
import * as sql from './user.queries.ts'
import { getProfile } from './user.service.ts'

type Draft = InputOf<typeof contract>
type Means = { readonly actor: Actor; readonly tryEmail: TryEmail }
const uniqueViolation = '23505'

/** Changes the fields of a profile that were sent. A seller needs a company name, so it cannot be removed. */
export async function updateProfile(
  services: Services,
  caller: Caller,
  draft: Draft,
  { actor, tryEmail }: Means,
): Promise<sql.ProfileRow> {
  const { user_id, account_type } = caller
  if (draft.company_name === null && account_type === 'seller')
    throw badInput(fields.empty({ field: 'companyName' }), 'company_name')
  const { profile_image, revision, ...others } = draft
  const present = await getProfile(services.db, caller)
  requireRevision(common.changed({ thing: 'profile' }), present.revision, revision)
  if (isOther(others.email, present.email)) await tryEmail(user_id)
  const change = {
    ...changesOf(others),
    ...(await pictureOf(services, profile_image, present.profile_image)),
  }
  if (Object.keys(change).length === 0) return present
  const work = async (tx: Db) => {
    await keepNamed(tx, change.profile_image ? [change.profile_image] : [])
    const direct = await requestChange(tx, { actor, present, change })
    return Object.keys(direct).length === 0
      ? getProfile(tx, caller)
      : sql.updateProfile(tx, user_id, direct, revision)
  }
  const changed = await services.db.transaction(work).catch(translateTaken)
  if (changed) return changed
  requireRevision(
    common.changed({ thing: 'profile' }),
    (await getProfile(services.db, caller)).revision,
    revision,
  )
  throw unavailable()
}

const isOther = (email: string | undefined, present: string) =>
  email !== undefined && email.toLowerCase() !== present.toLowerCase()

function translateTaken(error: { code?: string }): never {
  throw error.code === uniqueViolation ? accountExists() : error
}

/** Without the fields that were not sent. */
const changesOf = (fields: Omit<Draft, 'profile_image' | 'revision'>): sql.ProfileChange =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** Forms send back the address of the present picture, which then stays. */
async function pictureOf(services: Services, sent: string | null | undefined, present: string | null) {
  if (sent === undefined || (sent !== null && sent === present)) return {}
  if (sent === null || sent === '') return { profile_image: null }
  const [profile_image = null] = await savePictures(services, [sent])
  return { profile_image }
}
