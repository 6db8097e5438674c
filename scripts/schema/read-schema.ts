import type pg from 'pg'

type Line = { line: string }

/** The schema of the server's tables; what extensions create is theirs. */
const ours = (oid: string, catalog: string) => `not exists (
  select from pg_depend where objid = ${oid} and classid = '${catalog}'::regclass and deptype = 'e')`

/** Today's tables with indexes and triggers, views and functions, as one readable text. */
export async function readSchema(pool: pg.Pool): Promise<string> {
  const lines = async (text: string, values: unknown[] = []) =>
    (await pool.query<Line>(text, values)).rows.map(({ line }) => line)
  const parts = [await lines(extensions), await lines(types), await lines(sequences)]
  for (const table of await lines(tables)) parts.push(await readTable(lines, table))
  parts.push(await lines(views))
  for (const text of await lines(functions)) parts.push([text])
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`
}

type Lines = (text: string, values?: unknown[]) => Promise<string[]>

async function readTable(lines: Lines, table: string): Promise<string[]> {
  const inside = [...(await lines(columns, [table])), ...(await lines(constraints, [table]))]
  const options = (await lines(storage, [table]))[0]
  return [
    `create table ${table} (`,
    inside.map((line) => `  ${line}`).join(',\n'),
    options ? `) with (${options});` : ');',
    ...(await lines(indexes, [table])),
    ...(await lines(triggers, [table])),
  ]
}

const extensions = `select format('create extension %I;', extname) as line
  from pg_extension where extname <> 'plpgsql' order by extname`

const types = `select format('create type %I as enum (%s);', typname, string_agg(quote_literal(enumlabel), ', ' order by enumsortorder)) as line
  from pg_type join pg_enum on enumtypid = pg_type.oid group by typname order by typname`

/** Sequences of identity columns belong to their tables. */
const sequences = `select format('create sequence %I;', relname) as line from pg_class
  where relkind = 'S' and relnamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('i', 'e')) order by relname`

const functions = `select rtrim(pg_get_functiondef(p.oid), E'\\n') || ';' as line from pg_proc p
  where pronamespace = 'public'::regnamespace and prokind in ('f', 'p') and ${ours('p.oid', 'pg_proc')}
  order by proname, pg_get_function_identity_arguments(p.oid)`

const tables = `select quote_ident(relname) as line from pg_class c
  where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and ${ours('c.oid', 'pg_class')} order by relname`

const columns = `select concat_ws(' ', quote_ident(attname), format_type(atttypid, atttypmod),
    case when attcollation <> typcollation then 'collate ' || quote_ident(collname) end,
    case when attidentity <> '' then 'generated ' || case attidentity when 'a' then 'always' else 'by default' end || ' as identity' end,
    case when attgenerated <> '' then 'generated always as (' || pg_get_expr(adbin, adrelid) || ') stored'
      else 'default ' || pg_get_expr(adbin, adrelid) end,
    case when attnotnull then 'not null' end) as line
  from pg_attribute a join pg_type t on t.oid = atttypid left join pg_collation l on l.oid = attcollation
  left join pg_attrdef d on d.adrelid = attrelid and d.adnum = attnum
  where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`

/** 'not null' is written with its column. */
const constraints = `select format('constraint %I %s', conname, pg_get_constraintdef(oid)) as line from pg_constraint
  where conrelid = $1::regclass and contype in ('p', 'u', 'c', 'f', 'x') order by position(contype::text in 'puxcf'), conname`

const storage = `select array_to_string(reloptions, ', ') as line from pg_class where oid = $1::regclass and reloptions is not null`

/** Indexes of keys are written with their constraint. */
const indexes = `select pg_get_indexdef(indexrelid) || ';' as line from pg_index i join pg_class c on c.oid = indexrelid
  where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  order by relname`

const triggers = `select pg_get_triggerdef(oid) || ';' as line from pg_trigger
  where tgrelid = $1::regclass and not tgisinternal order by tgname`

const views = `select format('create view %I as%s%s', relname, E'\\n', pg_get_viewdef(c.oid, true)) as line from pg_class c
  where relkind = 'v' and relnamespace = 'public'::regnamespace and ${ours('c.oid', 'pg_class')} order by relname`
