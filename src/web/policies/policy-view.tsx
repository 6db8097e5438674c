import { Printer } from 'lucide-react'
import { Link } from 'react-router'
import type { PolicyPart, PolicySection } from '#contract/content/policy-section.ts'
import { type Piece, piecesOf } from '#contract/content/policy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { Operator } from './operator.tsx'
import { policyTexts as texts } from './policy-texts.ts'
import type { ShownPolicy } from './shown-policy.ts'

type PolicyViewProps = {
  policy: ShownPolicy
  /** Beside the heading of another page it is one of the second level. */
  as?: 'h1' | 'h2'
}

/** What a policy page says, below the ways to its parts. */
export function PolicyView({ policy, as: Heading = 'h1' }: PolicyViewProps) {
  const { title, lead, points, sections } = policy
  return (
    <>
      <Heading className="text-section">{title}</Heading>
      <p className="mt-2 wrap-anywhere text-pretty text-muted">{lead}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <p className="num text-muted text-small">
          {texts.inForce(dayOf(policy.inForce))} · {texts.changed(dayOf(policy.changedOn))}
        </p>
        <Button
          variant="ghost"
          size="sm"
          className="-mr-3 print:hidden"
          icon={<Printer className="size-4.5" />}
          onClick={() => print()}
        >
          {texts.print}
        </Button>
      </div>
      {points.length > 0 && <KeyPoints points={points} />}
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </>
  )
}

const KeyPoints = ({ points }: Pick<ShownPolicy, 'points'>) => (
  <ul
    aria-label={texts.keyPoints}
    className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-4 rounded-card bg-primary-soft p-5 text-primary-soft-fg"
  >
    {points.map(({ figure, text }) => (
      <li key={`${figure} ${text}`} className="wrap-anywhere">
        <span className="num block font-bold text-[1.375rem] leading-7 tracking-[-.02em]">{figure}</span>
        <span className="block text-pretty text-small">{text}</span>
      </li>
    ))}
  </ul>
)

/** A heading with its paragraphs and lists. */
export const Section = ({
  section: { id, title, parts, link, withOperator },
}: {
  section: PolicySection
}) => (
  <section aria-labelledby={id} className="mt-8 break-inside-avoid">
    <h2 id={id} className="wrap-anywhere text-h2">
      {title}
    </h2>
    {parts.map((part, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice, and the parts never change places.
      <Part key={place} part={part} />
    ))}
    {link && <OwnLine label={link.label} to={link.to} />}
    {withOperator && <Operator />}
  </section>
)

function Part({ part }: { part: PolicyPart }) {
  if (typeof part === 'string') return <Paragraph text={part} />
  return (
    <ul className="mt-2 grid list-disc gap-1.5 pl-5 marker:text-subtle">
      {part.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <li key={place} className="wrap-anywhere pl-1">
          <Words text={line} />
        </li>
      ))}
    </ul>
  )
}

/** A paragraph that is a link alone is large enough for a thumb. */
function Paragraph({ text }: { text: string }) {
  const [piece, ...others] = piecesOf(text)
  if (typeof piece === 'object' && others.length === 0) return <OwnLine {...piece} />
  return (
    <p className="mt-2 wrap-anywhere text-pretty">
      <Words text={text} />
    </p>
  )
}

const Words = ({ text }: { text: string }) =>
  piecesOf(text).map((piece, place) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <To key={place} {...piece} className="text-anchor underline" />
    ),
  )

const OwnLine = (link: Exclude<Piece, string>) => (
  <p className="mt-1">
    <To {...link} className="inline-flex min-h-11 items-center text-anchor" />
  </p>
)

/** A page of this site opens within it, one elsewhere as a page of its own. */
const To = ({ label, to, className }: Exclude<Piece, string> & { className: string }) =>
  to.startsWith('/') ? (
    <Link to={to} className={className}>
      {label}
    </Link>
  ) : (
    <a href={to} rel="noopener" className={className}>
      {label}
    </a>
  )
