import { late } from '#web/late/late.tsx'

/** Photos over the whole screen, after a press on one. */
export const LateGalleryViewer = late(
  async () => (await import('./gallery-viewer.tsx')).default,
  ({ start, onClose }) => onClose(start),
)
