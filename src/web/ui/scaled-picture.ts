/** Reads a picture that a person chose and answers it as a data-URL, at most `most` pixels long on its longer side. */
export async function scaledPicture(file: Blob, most: number): Promise<string> {
  const image = await createImageBitmap(file)
  const scale = Math.min(1, most / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser cannot draw')
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  // Written beside the page's own work. A browser that cannot write WebP answers PNG, which the server takes as well.
  const written = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.86))
  if (!written) throw new Error('This browser cannot write pictures')
  return dataUrlOf(written)
}

export function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
