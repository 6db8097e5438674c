/** What would change a value of PostgreSQL: rows are checked in tests alone, so production would never see the change. */
const converts =
  /\bz\s*\.\s*(coerce|codec|preprocess|stringbool)\b|\.(default|overwrite|prefault|transform)\(/g

const readsRows = (file: string, text: string) => /\.rows?\.ts$/.test(file) || /\brows\(\w+\)\s*`/.test(text)

/** The lines of a file of row schemas that convert; a value of a row is what PostgreSQL and its driver give. */
export function convertingRows(file: string, text: string): number[] {
  if (!file.startsWith('src/server/') || !readsRows(file, text)) return []
  return [...text.matchAll(converts)].map(({ index }) => text.slice(0, index).split('\n').length)
}
