import { pictureFileTexts } from './picture-file-texts.ts'

/** Reads a picture that a person chose and returns it as a data-URL, at most `limit` pixels on its longer side. */
export async function scaledPicture(file: Blob, limit: number): Promise<string> {
  const image = await createImageBitmap(file)
  const scale = Math.min(1, limit / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser cannot draw')
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  return dataUrlOf(await smallest(canvas, brush))
}

/** A larger lossless picture is sent as JPEG. */
const largestPng = 2 * 1024 ** 2

/** Written beside the page's own work. Safari writes no WebP and answers PNG, ten times as large as JPEG for a photo. */
async function smallest(canvas: HTMLCanvasElement, brush: CanvasRenderingContext2D) {
  const first = await written(canvas, 'image/webp')
  if (first.type === 'image/webp') return first
  if (first.size <= largestPng && isTransparent(canvas, brush)) return first
  // JPEG turns transparent pixels black.
  brush.globalCompositeOperation = 'destination-over'
  brush.fillStyle = 'white'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  return written(canvas, 'image/jpeg')
}

async function written(canvas: HTMLCanvasElement, type: string) {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.86))
  if (!blob) throw new Error('This browser cannot write pictures')
  return blob
}

function isTransparent({ width, height }: HTMLCanvasElement, brush: CanvasRenderingContext2D) {
  const { data } = brush.getImageData(0, 0, width, height)
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true
  return false
}

/** Why a picture could not be read; for the HEIC photos of an iPhone, what helps. */
export const whyUnreadable = ({ name, type }: File, otherwise: string) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name) ? pictureFileTexts.heic(name) : otherwise

export function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
