import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aBlackPng, aDeepPng, anAnimatedGif, dataUrlOf, noise, redAndBlue } from '#server/testing/pictures.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { savePictures } from './picture.service.ts'

const testApp = openTestApp()

const save = async (...dataUrls: string[]) => savePictures(testApp.app.services, dataUrls)
const fetchPicture = async (url: string | undefined) => (await testApp.app.inject(url ?? '')).rawPayload
const saved = async (bytes: Buffer, type?: string) => {
  const [url] = await save(dataUrlOf(bytes, type))
  return fetchPicture(url)
}
const picture = () => redAndBlue({ width: 60, height: 40 })
const pictureCount = async () => (await testApp.pool.query('select from pictures')).rowCount

async function colourAt(webp: Buffer, left: number, top: number) {
  const [red = 0, , blue = 0] = await sharp(webp).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return red > blue ? 'red' : 'blue'
}

test.each(['jpeg', 'png', 'gif', 'webp'] as const)(
  'a %s comes out as WebP of its own size',
  async (format) => {
    const webp = await saved(await picture().toFormat(format).toBuffer(), `image/${format}`)
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 })
    expect(await colourAt(webp, 5, 5)).toBe('red')
    expect(await colourAt(webp, 55, 35)).toBe('blue')
  },
)

test('a wide picture comes in 240, 480, 960 and 1600, a narrow one in its own width', async () => {
  const wide = await redAndBlue({ width: 2000, height: 500 }).jpeg().toBuffer()
  const [url = ''] = await save(dataUrlOf(wide))
  expect(url).toMatch(/\/1600\.webp$/)
  for (const width of [240, 480, 960, 1600]) {
    const webp = await fetchPicture(url.replace('1600.webp', `${width}.webp`))
    expect(await sharp(webp).metadata()).toMatchObject({ width, height: width / 4 })
  }
  const [narrow = ''] = await save(dataUrlOf(await redAndBlue({ width: 300, height: 30 }).png().toBuffer()))
  expect(narrow).toMatch(/\/300\.webp$/)
  expect((await testApp.app.inject(narrow.replace('300', '240'))).statusCode).toBe(200)
  expect((await testApp.app.inject(narrow.replace('300', '480'))).statusCode).toBe(404)
})

test('where a photo was taken does not leave the house, nor any other note of the camera', async () => {
  const photo = await picture()
    .withExif({
      IFD0: { Make: 'Secret Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 55/1 0/1', GPSLongitude: '75/1 49/1 0/1' },
    })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer()
  expect(photo.includes('Secret Camera')).toBe(true)
  const webp = await saved(photo, 'image/jpeg')
  const { exif, icc, xmp } = await sharp(webp).metadata()
  expect({ exif, icc, xmp }).toEqual({ exif: undefined, icc: undefined, xmp: undefined })
  expect(webp.includes('Secret Camera')).toBe(false)
})

test('a photo that the camera noted as turned stands upright', async () => {
  const turned = await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const webp = await saved(turned, 'image/jpeg')
  expect(await sharp(webp).metadata()).toMatchObject({ width: 40, height: 60 })
  expect(await colourAt(webp, 20, 5)).toBe('red')
  expect(await colourAt(webp, 20, 55)).toBe('blue')
})

test.each(['png', 'jpeg', 'gif', 'webp'] as const)('a script behind a %s is not stored', async (format) => {
  const script = '<script>alert(document.domain)</script><?php system("id") ?>'
  const polyglot = Buffer.concat([await picture().toFormat(format).toBuffer(), Buffer.from(script)])
  const webp = await saved(polyglot, `image/${format}`)
  expect(webp.includes('script')).toBe(false)
  expect(webp.includes('php')).toBe(false)
  expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 60 })
})

test('the bytes say what a picture is, not the declared type', async () => {
  const png = await picture().png().toBuffer()
  expect(await sharp(await saved(png, 'image/jpeg')).metadata()).toMatchObject({ width: 60 })
  expect(await sharp(await saved(png, 'application/octet-stream')).metadata()).toMatchObject({ width: 60 })
})

test('of a moving picture the first frame is kept', async () => {
  const webp = await saved(await anAnimatedGif(5), 'image/gif')
  const { pages = 1, width, height } = await sharp(webp).metadata()
  expect({ pages, width, height }).toEqual({ pages: 1, width: 8, height: 8 })
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const notAPicture = 'Picture 1 is not a JPG, PNG, GIF or WebP image.'

test.each([
  ['an SVG', dataUrlOf(Buffer.from(svg), 'image/svg+xml')],
  ['an SVG that says it is a PNG', dataUrlOf(Buffer.from(svg))],
  ['a page', dataUrlOf(Buffer.from('<html></html>'), 'text/html')],
  ['a program', dataUrlOf(Buffer.from('MZ\x90\0'), 'image/png')],
  ['a TIFF', dataUrlOf(Buffer.from('II*\0\x08\0\0\0'), 'image/tiff')],
  ['an AVIF', dataUrlOf(Buffer.from('\0\0\0\x1cftypavif\0\0\0\0'), 'image/avif')],
  ['a WAV, which begins as WebP does', dataUrlOf(Buffer.from('RIFF\0\0\0\0WAVEfmt '), 'image/webp')],
  ['nothing', ''],
  ['empty content', 'data:image/png;base64,'],
  ['an address', 'https://example.com/picture.png'],
  ['a path', 'file:///etc/passwd'],
  ['text that is not base64', 'data:image/png,hello'],
  ['base64 with a stranger in it', 'data:image/png;base64,iVBORw0KGgo!'],
  ['base64 of the wrong length', 'data:image/png;base64,iVBORw0KGgoAA'],
  ['padding in the middle', 'data:image/png;base64,iVBO==RwAAAA'],
  ['only padding', 'data:image/png;base64,===='],
  ['base64 with a line break', 'data:image/png;base64,iVBO\nRw0KGgo='],
  ['a head without end', `data:image/png${';a=b'.repeat(100_000)}`],
])('%s is no picture', async (_, dataUrl) => {
  await expect(save(dataUrl)).rejects.toMatchObject({ status: 400, message: notAPicture })
})

test('a picture that stops in the middle or holds rubbish is damaged', async () => {
  for (const format of ['jpeg', 'png', 'gif', 'webp'] as const) {
    const whole = await redAndBlue({ width: 900, height: 600 }).toFormat(format).toBuffer()
    const attempt = save(dataUrlOf(whole.subarray(0, Math.floor(whole.length / 2))))
    await expect(attempt, format).rejects.toMatchObject({
      status: 400,
      message: 'Picture 1 is damaged and cannot be read.',
    })
  }
  const head = Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(500, 7)])
  await expect(save(dataUrlOf(head))).rejects.toThrow('Picture 1 is damaged and cannot be read.')
})

test('a flood of pixels in a small file is refused before it is decoded', async () => {
  const good = dataUrlOf(await picture().png().toBuffer())
  const flood = aBlackPng({ width: 16_000, height: 16_000 })
  expect(flood.length).toBeLessThan(500_000)
  await expect(save(good, good, dataUrlOf(flood))).rejects.toMatchObject({
    status: 400,
    message: 'Picture 3 has more than 40 megapixels.',
  })
})

test('40 megapixels are allowed, however tall', async () => {
  const webp = await saved(aBlackPng({ width: 1_000, height: 40_000 }))
  expect(await sharp(webp).metadata()).toMatchObject({ width: 80, height: 3_200 })
})

test('what has to lie in memory as a whole may be less deep than what is read row by row', async () => {
  const large = { width: 7_000, height: 5_700 }
  const message = (png: Buffer) => saved(png).catch((error: Error) => error.message)
  expect(await message(aDeepPng(large, true))).toBe(
    'Picture 1 is interlaced and too large for that. Please save it without interlacing, or with 8 bits a colour.',
  )
  // Their size is fine, but they have no pixels.
  const empty = 'Picture 1 is damaged and cannot be read.'
  expect(await message(aDeepPng(large, false))).toBe(empty)
  expect(await message(aDeepPng({ width: 4_000, height: 4_000 }, true))).toBe(empty)
})

test('200 frames are allowed, 201 are not', async () => {
  await expect(save(dataUrlOf(await anAnimatedGif(200)))).resolves.toHaveLength(1)
  const attempt = save(dataUrlOf(await anAnimatedGif(201)))
  await expect(attempt).rejects.toMatchObject({ status: 400, message: 'Picture 1 has more than 200 frames.' })
})

test('a picture just below 5 MB is taken, one above is too large', async () => {
  const below = await noise(5 * 1024 ** 2 - 20_000)
  const above = await noise(5 * 1024 ** 2 + 5_000)
  await expect(save(dataUrlOf(below))).resolves.toHaveLength(1)
  await expect(save(dataUrlOf(below), dataUrlOf(above))).rejects.toMatchObject({
    status: 413,
    message: 'Picture 2 is larger than 5 MB.',
  })
})

test('one bad picture among good ones leaves nothing stored', async () => {
  const before = await pictureCount()
  const good = redAndBlue({ width: 77, height: 33 }).png()
  await expect(save(dataUrlOf(await good.toBuffer()), dataUrlOf(Buffer.from('no')))).rejects.toThrow(
    'Picture 2 is not a JPG, PNG, GIF or WebP image.',
  )
  expect(await pictureCount()).toBe(before)
})

test('many requests at once all get their own pictures', async () => {
  const sizes = Array.from({ length: 12 }, (_, i) => ({ width: 20 + i, height: 10 }))
  const urls = await Promise.all(
    sizes.map(async (size) => save(dataUrlOf(await redAndBlue(size).png().toBuffer()))),
  )
  expect(urls.map(([url]) => url?.split('/')[3])).toEqual(sizes.map(({ width }) => `${width}.webp`))
})
