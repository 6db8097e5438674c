import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrationsFolder } from './run-migration.ts'

/** Older than the rule that two versions run side by side. */
const last = '0117'

/** Statements that remove or change what the previous version reads or writes, or that lock a whole table. */
const breaking: readonly (readonly [string, RegExp])[] = [
  [
    'drops',
    /\bdrop (table|column|function|procedure|trigger|view|type|constraint|sequence|default|schema)\b/,
  ],
  ['renames', /\brename\b/],
  ['changes the type of a column', /\balter (column )?\w+ (set data )?type\b/],
  ['needs a value that the version before does not write', /\bset not null\b/],
  [
    'needs a value that the version before does not write',
    /\badd column (?!.*\bdefault\b)[^,;]*\bnot null\b/,
  ],
  [
    'checks every row under a lock',
    /\badd (constraint \w+ )?(check|foreign key)\b(?! *\((?:[^()]|\([^()]*\))*\)[^,;]*\bnot valid\b)/,
  ],
  ['empties a table', /\btruncate\b/],
]

const contract = /^-- contract: .{20,}$/m

function breachesOf(name: string, text: string): string[] {
  if (contract.test(text)) return []
  const statements = text.replace(/--.*$/gm, '').replace(/\s+/g, ' ').toLowerCase()
  const made = new Set(
    [...statements.matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/g)].map(
      ([, table]) => table,
    ),
  )
  const breaches = breaking.filter(([, pattern]) => pattern.test(statements)).map(([what]) => what)
  const indexes = [
    ...statements.matchAll(/create (?:unique )?index (?!concurrently)[^;]*? on (?:only )?(\w+)/g),
  ]
  const isLarge = indexes.some(([, table]) => !made.has(table))
  return [...new Set(breaches), ...(isLarge ? ['builds an index while nobody can write'] : [])].map(
    (what) => `${name} ${what}`,
  )
}

test('a migration takes nothing away from the version before it, or says which version stopped needing it', () => {
  const names = readdirSync(migrationsFolder).filter((name) => name.slice(0, 4) > last)
  const breaches = names.flatMap((name) =>
    breachesOf(name, readFileSync(join(migrationsFolder, name), 'utf8')),
  )
  expect(breaches).toEqual([])
})

test.each([
  ['drops', 'alter table users drop column fax'],
  ['renames', 'alter table users rename fax to phone'],
  ['changes the type of a column', 'alter table users alter column fax type bigint'],
  ['needs a value that the version before does not write', 'alter table users add column fax text not null'],
  ['needs a value that the version before does not write', 'alter table users alter fax set not null'],
  ['checks every row under a lock', "alter table users add constraint fax_known check (fax <> '')"],
  ['builds an index while nobody can write', 'create index users_fax_idx on users (fax)'],
])('what %s is refused', (what, text) => {
  expect(breachesOf('0999-fax.sql', text)).toEqual([`0999-fax.sql ${what}`])
  expect(
    breachesOf('0999-fax.sql', `-- contract: read by no version since 0.9, the column fax may go\n${text}`),
  ).toEqual([])
})

test.each([
  'alter table users add column fax text',
  "alter table users add column fax text not null default ''",
  "alter table users add constraint fax_known check (fax <> '') not valid",
  'create index concurrently if not exists users_fax_idx on users (fax)',
  'create table faxes (fax text not null check (fax <> $$$$)); create index faxes_idx on faxes (fax)',
])('what only adds is taken: %s', (text) => {
  expect(breachesOf('0999-fax.sql', text)).toEqual([])
})
