import type { Sql } from '#server/db/sql.ts'
import { sql } from '#server/db/sql.ts'
import { formerName } from './former-name.rules.ts'
import {
  deleted,
  deletedBy,
  deleteRows,
  emptied,
  follows,
  type Leaving,
  stays,
  updateRows,
} from './leaving-act.row.ts'

const ofPhone = (id: string): Sql =>
  sql`phone_number = (select phone_number from users where user_id = ${id})`

/** Also what an admin wrote of this person: the audit keeps the ids. */
const names = (id: string): Sql => sql`
  select unnest(array[full_name, company_name, email, phone_number, '…' || right(phone_number, 4)]) from users where user_id = ${id}`

export const leavingAccount: Readonly<Record<string, Leaving>> = {
  addresses: deletedBy('places', 'addresses', ['address_id'], 'user_id'),
  billing_profiles: deletedBy('places', 'billing_profiles', ['billing_id'], 'user_id'),
  profile_changes: deletedBy('account', 'profile_changes', ['profile_change_id'], 'user_id'),
  sessions: deletedBy('safety', 'sessions', ['session_id'], 'user_id'),
  known_devices: deletedBy('safety', 'known_devices', ['user_id', 'device_hash'], 'user_id'),
  sign_in_failures: deleted(
    'safety',
    deleteRows('sign_in_failures', ['phone_number', 'device_hash'], ofPhone),
  ),
  one_time_code_requests: deleted(
    'safety',
    deleteRows('one_time_code_requests', ['one_time_code_request_id'], ofPhone),
  ),
  one_time_codes: deleted('safety', deleteRows('one_time_codes', ['phone_number'], ofPhone)),
  second_factors: deletedBy('safety', 'second_factors', ['user_id'], 'user_id'),
  recovery_codes: follows('safety'),
  blocks: deleted(
    'safety',
    deleteRows('blocks', ['who', 'whom'], (id) => sql`who = ${id} or whom = ${id}`),
  ),
  grievance_codes: deleted(
    'safety',
    deleteRows(
      'grievance_codes',
      ['address'],
      (id) => sql`address = (select email from users where user_id = ${id})`,
    ),
  ),
  door_counts: follows('safety'),
  consents: stays('consents'),
  account_closings: stays('consents'),
  chat_presence: deletedBy('safety', 'chat_presence', ['user_id'], 'user_id'),
  push_people: deletedBy('safety', 'push_people', ['user_id', 'process_id'], 'user_id'),
  notifications: deletedBy('news', 'notifications', ['notification_id'], 'user_id'),
  notification_choices: deletedBy('news', 'notification_choices', ['user_id', 'topic', 'channel'], 'user_id'),
  quiet_hours: deletedBy('news', 'quiet_hours', ['user_id'], 'user_id'),
  mail_addresses: deletedBy('news', 'mail_addresses', ['user_id'], 'user_id'),
  mail_codes: deletedBy('news', 'mail_codes', ['user_id'], 'user_id'),
  outbox: deletedBy('news', 'outbox', ['outbox_id'], 'user_id'),
  push_subscriptions: deletedBy('news', 'push_subscriptions', ['subscription_id'], 'user_id'),
  cart_lines: deletedBy('unfinished', 'cart_lines', ['user_id', 'product_id'], 'user_id'),
  goods_lists: deletedBy('unfinished', 'goods_lists', ['list_id'], 'user_id'),
  goods_list_lines: follows('unfinished'),
  saved_searches: deletedBy('unfinished', 'saved_searches', ['search_id'], 'user_id'),
  saved_search_finds: follows('unfinished'),
  idempotency_keys: deletedBy('unfinished', 'idempotency_keys', ['user_id', 'key'], 'user_id'),
  upload_allowances: deletedBy('unfinished', 'upload_allowances', ['user_id'], 'user_id'),
  // Names whoever wrote a revision by the id alone.
  content_revisions: stays('logs'),
  // What the policies say, without people.
  policy_files: stays('logs'),
  // How far everybody was told of a new text: an id alone.
  policy_notices: stays('logs'),
  audit_events: emptied(
    'logs',
    updateRows(
      'audit_events',
      ['audit_event_id'],
      (id) => sql`actor_id = ${id} and actor_name <> ${formerName}`,
      sql`actor_name = ${formerName}`,
    ),
    updateRows(
      'audit_events',
      ['audit_event_id'],
      (id) => sql`subject_id = ${id} and (subject_name <> ${formerName} or details <> '{}')`,
      sql`subject_name = ${formerName}, details = '{}'`,
    ),
    updateRows(
      'audit_events',
      ['audit_event_id'],
      (id) => sql`subject_name in (${names(id)})`,
      sql`subject_name = ${formerName}, details = '{}'`,
    ),
  ),
}
