import { late } from '#web/late/late.tsx'

export const LateShare = late(
  async () => (await import('./share-product.tsx')).ShareProduct,
  ({ onClose }) => onClose(),
)
