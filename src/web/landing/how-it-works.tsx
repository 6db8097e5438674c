import { landingTexts } from './landing-texts.ts'
import { Section } from './section.tsx'

// In the order of the texts.
const arts = ['sign-up', 'connect', 'grow']

export function HowItWorks() {
  return (
    <Section id="how" title={landingTexts.howTitle} lead={landingTexts.howLead} band>
      <ol className="grid gap-3 md:grid-cols-3 md:gap-5">
        {landingTexts.steps.map(({ name, text }, index) => (
          <li key={name} className="relative rounded-sheet border border-border bg-bg p-5 md:p-6">
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-full bg-ink font-bold text-[.9375rem] text-ink-fg dark:bg-surface-3"
            >
              {index + 1}
            </span>
            <img
              src={`/landing/${arts[index]}.webp`}
              alt=""
              width={60}
              height={60}
              loading="lazy"
              className="absolute top-4.5 right-4.5 size-15"
            />
            <h3 className="mt-4 mb-1.5 font-bold text-xl tracking-[-.02em]">{name}</h3>
            <p className="max-w-[24em] text-[.9375rem] text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
