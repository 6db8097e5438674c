import { expect, test } from 'vitest'
import { gstr1Paper } from '#server/testing/portals/sound-papers.ts'
import type { Gstr1File, Gstr1Paper } from './gstr1.rules.ts'
import { gstr1Checks } from './gstr1-checks.rules.ts'
import { refusalOf } from './portal.service.ts'

const file = (wrong: Partial<Gstr1File>): Gstr1Paper => ({
  ...gstr1Paper,
  file: { ...gstr1Paper.file, ...wrong },
})
type Invoice = Gstr1File['b2b'][number]['inv'][number]
const invoices = (wrong: Partial<Invoice>) =>
  file({
    b2b: gstr1Paper.file.b2b.map(({ ctin, inv }) => ({
      ctin,
      inv: inv.map((each) => ({ ...each, ...wrong })),
    })),
  })
const taxed = (rt: number, iamt: number) => invoices({ itms: [{ itm_det: { rt, txval: 100, iamt } }] })

const wrongReturns: Readonly<Record<string, readonly [Gstr1Paper, string]>> = {
  'gstr1-RET11410': [file({ gstin: '33AABCK0007F1Z5' }), 'gstin'],
  'gstr1-RET191113': [
    file({ b2b: [{ ctin: '23AABCU9603R1Z5', inv: gstr1Paper.file.b2b[0]?.inv ?? [] }] }),
    'b2b.ctin',
  ],
  'gstr1-RET191112': [invoices({ pos: '98' }), 'b2b.pos'],
  'gstr1-RET191114': [invoices({ idt: '01-11-2026' }), 'b2b.idt'],
  'gstr1-RET191111': [invoices({ inum: 'INV/26-27/0001' }), 'inum'],
  'gstr1-RET191107': [invoices({ itms: [] }), 'b2b.itms'],
  'gstr1-RET191175': [taxed(17, 17), 'b2b.rt'],
  'gstr1-number': [invoices({ inum: '/1' }), 'b2b.inum'],
  'gstr1-amounts': [invoices({ val: -1 }), 'b2b.val'],
  'gstr1-tax': [taxed(18, 5), 'b2b.itms'],
  'gstr1-hsn': [file({ hsn: { hsn_b2b: [{ hsn_sc: '25', uqc: 'BAG', rt: 18 }], hsn_b2c: [] } }), 'hsn_sc'],
  'gstr1-unit': [file({ hsn: { hsn_b2b: [{ hsn_sc: '2523', uqc: 'LTR', rt: 18 }], hsn_b2c: [] } }), 'uqc'],
  'gstr1-issued': [
    file({ doc_issue: { doc_det: [{ docs: [{ totnum: 2, cancel: 1, net_issue: 2 }] }] } }),
    'doc_issue',
  ],
}

test('what is sound passes', () => expect(refusalOf(Object.values(gstr1Checks), gstr1Paper)).toBeUndefined())

test('each check has a paper that fails it, and says where it was read and since when it counts', () => {
  expect(Object.keys(wrongReturns).toSorted()).toEqual(Object.keys(gstr1Checks).toSorted())
  for (const { since, source } of Object.values(gstr1Checks)) {
    expect(since).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(source).not.toBe('')
  }
})

test.each(Object.entries(wrongReturns))('%s names key and code, and what to do', (name, [paper, field]) => {
  const check = gstr1Checks[name] ?? expect.fail(name)
  const { content } = refusalOf([check], paper, 'INV/26-27/0001') ?? {}
  expect(content).toMatch(/^[A-Z0-9/-]+(, line \d+ \(Cement\))?: /)
  expect(content).toContain(`. The portal would refuse the file (${field}, error ${check.code}).`)
})
