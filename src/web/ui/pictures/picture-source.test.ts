import { expect, test } from 'vitest'
import { photoTone } from './photo-tone.ts'
import { srcSetOf } from './picture-source.ts'

test('a picture offers every step below its own width, and its own', () => {
  expect(srcSetOf('/media/ab12/960.webp')).toBe(
    '/media/ab12/240.webp 240w, /media/ab12/480.webp 480w, /media/ab12/960.webp 960w',
  )
  expect(srcSetOf('/media/ab12/800.webp')).toBe(
    '/media/ab12/240.webp 240w, /media/ab12/480.webp 480w, /media/ab12/800.webp 800w',
  )
  expect(srcSetOf('/media/ab12/200.webp')).toBe('/media/ab12/200.webp 200w')
})

test('an address of another form has one size only', () => {
  expect(srcSetOf('/picture.png')).toBeUndefined()
})

test('the background of a key is always the same', () => {
  expect(photoTone('a')).toBe(photoTone('a'))
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(photoTone)).size).toBe(7)
})
