import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type FileToZip, zipOf } from './zip.rules.ts'

async function zipped(...files: readonly FileToZip[]) {
  async function* each() {
    yield* files
  }
  const pieces: Uint8Array[] = []
  for await (const piece of zipOf(each())) pieces.push(piece)
  return Buffer.concat(pieces)
}

test('what is pressed and what is not comes out as it went in, one file after the other', async () => {
  const lines = Array.from({ length: 5_000 }, (_, place) => `${place} नमस्ते ${'x'.repeat(place % 97)}\n`)
  const parts = lines.map((line) => Buffer.from(line))
  const bytes = await zipped(
    { name: 'chat.txt', isPressed: false, parts },
    { name: 'empty.txt', isPressed: false, parts: [] },
    { name: 'photo.webp', isPressed: true, parts: parts.slice(0, 9) },
  )
  const files = Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)])
  expect(files).toEqual([
    ['chat.txt', lines.join('')],
    ['empty.txt', ''],
    ['photo.webp', lines.slice(0, 9).join('')],
  ])
  expect(bytes.length).toBeLessThan(lines.join('').length / 2)
})

test('a file whose reading fails ends the whole, with its error', async () => {
  async function* failing() {
    yield Buffer.from('so far')
    throw new Error('the line is cut')
  }
  await expect(zipped({ name: 'chat.txt', isPressed: false, parts: failing() })).rejects.toThrow(
    'the line is cut',
  )
})
