/** Reads a picture that a person chose and answers it as a data-URL, at most `most` pixels long on its longer side. */
export async function scaledPicture(file: Blob, most: number): Promise<string> {
  const image = await createImageBitmap(file)
  const scale = Math.min(1, most / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser cannot draw')
  brush.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  // A browser that cannot write WebP answers PNG by itself, which the server takes as well.
  return canvas.toDataURL('image/webp', 0.86)
}
