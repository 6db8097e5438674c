import { marketPath, sellerContractPath, signUpPath } from '#contract/paths.ts'
import { ByMembership } from '#web/navigation/by-viewer.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { LogoMark } from '#web/ui/pictures/logo.tsx'
import { landingTexts } from './landing-texts.ts'

/** Visitors are invited to join; members get a link to the market. */
export function JoinUs() {
  return (
    <section
      aria-label={landingTexts.joinTitle}
      className="border-border border-t bg-surface py-14 md:pt-22 md:pb-24"
    >
      <div className="wrap text-center">
        <span className="mx-auto mb-5.5 grid size-21 place-items-center rounded-[26px] border border-border bg-surface shadow-md">
          <LogoMark className="size-12" />
        </span>
        <ByMembership as="div" visitor={<Invitation />} member={<Welcome />} />
      </div>
    </section>
  )
}

function Invitation() {
  return (
    <>
      <h2 className="text-section">{landingTexts.joinTitle}</h2>
      <p className="mx-auto mt-3 mb-6.5 max-w-[36em] text-pretty text-muted">{landingTexts.joinText}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={signUpPath} size="lg" className="max-md:flex-1">
          {landingTexts.signUp}
        </ButtonLink>
        <ButtonLink to={sellerContractPath} size="lg" variant="secondary" className="max-md:flex-1">
          {landingTexts.beSeller}
        </ButtonLink>
      </div>
    </>
  )
}

function Welcome() {
  return (
    <>
      <h2 className="text-section">{landingTexts.welcomeTitle}</h2>
      <p className="mx-auto mt-3 mb-6.5 max-w-[36em] text-pretty text-muted">{landingTexts.welcomeText}</p>
      <ButtonLink to={marketPath} size="lg">
        {landingTexts.goToLiveMarket}
      </ButtonLink>
    </>
  )
}
