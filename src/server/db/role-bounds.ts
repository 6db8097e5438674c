import type pg from 'pg'
import { limits } from '#server/limits.ts'
import { settingsOf } from './open-pool.ts'

const settings = Object.entries(settingsOf(limits.database)).map(([name, ms]) => `${name}=${ms}ms`)

const kept = `
  select unnest(setconfig) as setting from pg_db_role_setting s
  join pg_roles r on r.oid = s.setrole join pg_database d on d.oid = s.setdatabase
  where r.rolname = current_user and d.datname = current_database()`

/**
 * Behind a pooler sessions cannot bring their bounds along, so the role has them in this database. Whatever comes past the
 * pooler says its own. Nothing is written where they stand already.
 */
export async function keepRoleBounds(pool: pg.Pool) {
  const { rows } = await pool.query<{ setting: string }>(kept)
  const known = new Set(rows.map(({ setting }) => setting))
  for (const setting of settings.filter((each) => !known.has(each))) {
    const [name, value] = setting.split('=')
    await pool.query(`do $$ begin
      execute format('alter role %I in database %I set ${name} = %L', current_user, current_database(), '${value}');
    end $$`)
  }
}
