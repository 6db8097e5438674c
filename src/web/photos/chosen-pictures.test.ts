import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { moved, problemOfFile, problemOfScaled } from './chosen-pictures.ts'

const photo = (name: string, type: string, bytes = 10) =>
  Object.defineProperty(new File([], name, { type }), 'size', { value: bytes })

test.each(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])('a photo may be %s', (type) => {
  expect(problemOfFile(photo('sack', type))).toBeUndefined()
})

test('what is no picture is refused by its name, with the types that would do', () => {
  expect(problemOfFile(photo('prices.pdf', 'application/pdf'))).toBe(
    'prices.pdf cannot be opened as a picture. Choose a JPG, PNG, GIF or WebP file.',
  )
})

test("the seller with an iPhone's HEIC photo learns how to send it", () => {
  expect(problemOfFile(photo('IMG_1.HEIC', ''))).toContain('Most Compatible')
  expect(problemOfScaled(photo('IMG_1.jpg', 'image/heic'), undefined)).toContain('Most Compatible')
})

test('a file of more than 30 MB is not read at all', () => {
  const megabyte = 1024 ** 2
  expect(problemOfFile(photo('roof.jpg', 'image/jpeg', 30 * megabyte))).toBeUndefined()
  expect(problemOfFile(photo('roof.jpg', 'image/jpeg', 30 * megabyte + 1))).toContain('up to 30 MB')
})

test('a picture that the server would refuse for its size is refused here', () => {
  const file = photo('fair.png', 'image/png')
  const urlOf = (bytes: number) => 'A'.repeat(Math.ceil((bytes * 4) / 3))
  expect(problemOfScaled(file, urlOf(limits.picture.bytes - 3))).toBeUndefined()
  expect(problemOfScaled(file, urlOf(limits.picture.bytes + 3))).toContain('too large even after')
})

const pictures = [...'abc'].map((id) => ({ id, url: undefined }))
const orderAfter = (id: string, by: -1 | 1) => moved(pictures, id, by).map((picture) => picture.id)

test('a picture that is moved to the left of the cover becomes the cover', () => {
  expect(orderAfter('b', -1)).toEqual(['b', 'a', 'c'])
})

test('the first picture cannot move left, the last one not right', () => {
  expect(orderAfter('a', -1)).toEqual(['a', 'b', 'c'])
  expect(orderAfter('c', 1)).toEqual(['a', 'b', 'c'])
})

test('a picture that was removed meanwhile moves nothing', () => {
  expect(orderAfter('gone', 1)).toEqual(['a', 'b', 'c'])
})
