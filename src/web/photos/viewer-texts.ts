/** The words of the photos over the whole screen. */
export const viewerTexts = {
  photosOf: (name: string) => `Photos of ${name}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
} as const
