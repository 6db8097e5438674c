import { ArrowRight, CircleCheck, CircleX } from 'lucide-react'
import { landingTexts } from './landing-texts.ts'
import { SplitSection } from './section.tsx'

const row = 'grid md:grid-cols-[minmax(0,1fr)_40px_minmax(0,1fr)]'
const box = 'flex items-center gap-3 rounded-card px-4 py-3.5 md:px-5 md:py-4.5'

/** Each problem is beside its answer, on phones above it. */
export function ProblemTable() {
  return (
    <SplitSection id="problems" title={landingTexts.problemsTitle} lead={landingTexts.problemsLead}>
      <table aria-labelledby="problems" className="block text-[.9375rem] leading-[1.4rem]">
        <thead className="block max-md:sr-only">
          <tr className={`${row} mb-2.5 text-left text-[.8125rem] text-muted`}>
            <th scope="col" className="font-semibold">
              {landingTexts.problem}
            </th>
            <th scope="col" className="col-start-3 font-semibold">
              {landingTexts.solution}
            </th>
          </tr>
        </thead>
        <tbody className="grid gap-5 md:gap-3">
          {landingTexts.problems.map(([problem, solution]) => (
            <tr key={problem} className={row}>
              <td className={`${box} border border-border-strong border-dashed bg-surface text-muted`}>
                <CircleX />
                {problem}
              </td>
              <td className="grid md:col-span-2 md:grid-cols-subgrid">
                <span aria-hidden="true" className="grid h-6 place-items-center text-subtle md:h-auto">
                  <ArrowRight className="size-4.5 max-md:rotate-90" />
                </span>
                <span className={`${box} bg-primary-soft font-medium text-primary-soft-fg`}>
                  <CircleCheck />
                  {solution}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SplitSection>
  )
}
