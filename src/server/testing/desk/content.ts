import { changeContent, listContent, undoContent } from '#contract/content/admin-content.ts'
import type { ContentKind } from '#contract/content/content-kinds.ts'
import type { Someone, TestApp } from '#server/testing/test-app.ts'

/** What an admin does at the desk with what may be edited of one kind, each time as it stands. */
export function contentDesk(testApp: TestApp, admin: () => Someone, kind: ContentKind) {
  const call = () => testApp.as(admin())
  const documentOf = async (name: string) =>
    (await call()(listContent, { kind })).documents.find((each) => each.name === name)
  const revisionOf = async (name: string) => (await documentOf(name))?.revision ?? 0
  return {
    documentOf,
    /** The whole value; null takes it away. */
    save: async (name: string, value: Record<string, unknown> | null, as: Someone = admin()) =>
      testApp.as(as)(changeContent, { kind, name, value, revision: await revisionOf(name) }),
    undo: async (name: string, restore = 1) =>
      call()(undoContent, { kind, name, restore, revision: await revisionOf(name) }),
  }
}
