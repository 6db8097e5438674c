import { searchPath } from '#contract/paths.ts'
import { readNumber } from '#contract/typed-number.ts'
import { Hints } from '#web/basket/review-rows.tsx'
import { GstPrice } from '#web/gst/gst-price.tsx'
import { GstWord } from '#web/gst/gst-word.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { pasteTexts as texts } from './paste-texts.ts'
import type { ChosenLine, Pasted } from './use-pasted.ts'

/** Each line as it was typed, with the product that it may mean. */
export const PastedRows = ({ pasted }: { pasted: Pasted }) => (
  <ol aria-label={texts.lines} className="divide-y divide-border">
    {pasted.lines.map((chosen, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the text
      <PastedRow key={place} chosen={chosen} place={place} pasted={pasted} />
    ))}
  </ol>
)

type PastedRowProps = { chosen: ChosenLine; place: number; pasted: Pasted }

function PastedRow({ chosen: { line, goods }, place, pasted }: PastedRowProps) {
  const { typed, found_by } = line
  return (
    <li className="grid grid-cols-1 gap-2 py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 wrap-anywhere font-medium">{typed}</span>
        <Badge tone={found_by === 'nothing' ? 'danger' : found_by === 'words' ? 'warning' : 'brand'}>
          {texts.foundBy[found_by]}
        </Badge>
      </p>
      {line.goods.length === 0 ? (
        <ButtonLink
          to={`${searchPath}?q=${encodeURIComponent(typed.slice(0, 100))}`}
          variant="secondary"
          size="sm"
          className="justify-self-start"
        >
          {texts.search}
        </ButtonLink>
      ) : (
        <SelectField
          label={texts.product}
          aria-label={texts.productOf(typed)}
          value={goods?.product_id ?? ''}
          onChange={({ target }) => pasted.choose(place, target.value)}
          options={[
            ...line.goods.map(({ product_id, product_name, seller, unit_price }) => ({
              value: product_id,
              label: texts.choice(product_name, seller, rupees(unit_price)),
            })),
            { value: '', label: texts.leaveOut },
          ]}
        />
      )}
      {goods && <Amount line={line} goods={goods} onQuantity={(next) => pasted.setQuantity(place, next)} />}
    </li>
  )
}

type AmountProps = {
  line: ChosenLine['line']
  goods: NonNullable<ChosenLine['goods']>
  onQuantity: (quantity: number) => void
}

function Amount({ line, goods, onQuantity }: AmountProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <QuantityStepper
          label={texts.quantityOf(line.typed)}
          value={goods.quantity}
          read={readNumber}
          onCommit={onQuantity}
        />
        <p className="num ml-auto font-bold">
          <GstPrice amount={goods.line_total} rateBp={goods.gst_rate_bp} write={rupees} />
        </p>
      </div>
      <p className="num wrap-anywhere text-muted text-small">
        <span className="block">
          <GstPrice
            amount={goods.unit_price}
            rateBp={goods.gst_rate_bp}
            write={(price) => texts.each(goods.seller, rupees(price), goods.unit)}
          />{' '}
          <GstWord rateBp={goods.gst_rate_bp} />
        </span>
        {line.quantity === null && <span className="block">{texts.noQuantity}</span>}
        {line.unit && <span className="block">{texts.unit(line.unit, goods.unit)}</span>}
      </p>
      <Hints line={{ goods }} />
    </>
  )
}
