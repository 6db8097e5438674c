export const pictureFileTexts = {
  heic: (name: string) =>
    `${name} is a HEIC photo, which this browser cannot read. Choose the photo on the iPhone itself, or set its camera to Formats, Most Compatible.`,
} as const
