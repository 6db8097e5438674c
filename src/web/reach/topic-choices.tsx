import { type Choices, saveChoices } from '#contract/reach/choices.ts'
import { type Channel, mayTake, topicOf, topics } from '#contract/reach/topics.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { reachTexts as texts } from './reach-texts.ts'

type TopicChoicesProps = { choices: Choices; channels: readonly Channel[]; onSaved: (saved: Choices) => void }
type Choice = Choices['choices'][number]

/** What news belongs to. */
const shownTopics = topics.filter((topic) => Object.values(topicOf).includes(topic))

/** Each press is saved at once. */
export function TopicChoices({ choices, channels, onSaved }: TopicChoicesProps) {
  const saving = useAction({
    send: (choice: Choice) => api(saveChoices, { choices: [choice] }),
    failure: texts.error,
    failureToast: true,
    success: () => texts.saved,
    onDone: onSaved,
  })
  const { pending } = saving
  const isOn = (topic: string, channel: Channel) => {
    if (pending?.topic === topic && pending.channel === channel) return pending.is_on
    return choices.choices.some((each) => each.topic === topic && each.channel === channel && each.is_on)
  }
  return (
    <Card as="section" aria-labelledby="what" className="p-5">
      <h2 id="what" className="text-h2">
        {texts.what}
      </h2>
      <p className="mt-1 mb-3 text-muted text-small">{texts.whatHint}</p>
      <div className="divide-y divide-border">
        {shownTopics.map((topic) => (
          <fieldset key={topic} className="py-3">
            <legend className="float-left w-full pt-3 font-medium">{texts.topics[topic]}</legend>
            <div className="flex w-full flex-wrap gap-x-6">
              {channels
                .filter((channel) => mayTake(topic, channel))
                .map((channel) => (
                  <Checkbox
                    key={channel}
                    checked={isOn(topic, channel)}
                    onChange={({ target }) => void saving.run({ topic, channel, is_on: target.checked })}
                  >
                    {texts.short[channel]}
                  </Checkbox>
                ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Card>
  )
}
