import { Picture } from '#web/ui/pictures/picture.tsx'

type OrderedPictureProps = {
  item: { readonly product_id: string | null; readonly product_image: string | null } | undefined
  className: string
}

/** What was ordered, as small as beside its name. */
export const OrderedPicture = ({ item, className }: OrderedPictureProps) => (
  <Picture
    url={item?.product_image}
    alt=""
    sizes="48px"
    width={240}
    height={240}
    toneKey={item?.product_id ?? ''}
    className={className}
  />
)
