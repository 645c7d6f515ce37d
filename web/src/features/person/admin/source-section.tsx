import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { Arrival, Arrivals } from 'domain/source/arrival.ts';
import { arrivalsInWords, channelOf, channels } from 'domain/source/channel.ts';
import { readChoice } from 'domain/text/choices.ts';
import { formatDay } from 'domain/text/format.ts';
import { readError } from '../../../lib/errors.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useAdminSession } from '../../../office-kit/session/admin-session.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { channelContent as texts } from '../../lead/admin/channel.content.ts';
import { knownArrivals } from '../../lead/admin/known-arrivals.ts';
import { LeadFacts, LeadSection } from '../../lead/admin/lead-parts.tsx';
import { SetPersonChannelDocument } from './person.generated.ts';
import type { PersonDetails } from './person-sections.tsx';

type Source = Pick<PersonDetails, 'channel' | 'arrivals'>;

/** How a person came, in words: what the visitor’s device sent, or the channel that a colleague named. */
export function sourceWords({ channel, arrivals }: Source): string | null {
  const sent = arrivals && knownArrivals(arrivals);
  if (sent && channelOf(sent.first) === channel) return arrivalsInWords(sent);
  return channel && texts.channels[channel];
}

/** How a person came, what the links said, and a choice that corrects the channel. */
export function SourceSection({ person }: { person: PersonDetails }) {
  const { id, channel, arrivals } = person;
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [chosen, setChosen] = useState<string>();
  const [busy, setBusy] = useState(false);
  const wanted = readChoice(chosen, channels);

  async function correct() {
    if (!wanted) return;
    setBusy(true);
    try {
      const variables = { id, channel: wanted };
      await withSession(() => client.mutate({ mutation: SetPersonChannelDocument, variables }));
      showToast({ tone: 'success', text: texts.saved });
      setChosen(undefined);
    } catch (error) {
      showToast({ tone: 'danger', text: readError(error, texts.failed).message });
    }
    setBusy(false);
  }

  return (
    <LeadSection title={texts.title}>
      <p className="mb-3 text-dense font-medium [overflow-wrap:anywhere]">
        {sourceWords(person) ?? texts.unknown}
      </p>
      {arrivals && <Sent {...knownArrivals(arrivals)} />}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void correct();
        }}
        className="grid gap-3"
      >
        <SelectField
          label={texts.label}
          value={chosen ?? channel ?? ''}
          onChange={({ target }) => setChosen(target.value)}
        >
          {!channel && <option value="">{texts.choose}</option>}
          {channels.map((value) => (
            <option key={value} value={value}>
              {texts.channels[value]}
            </option>
          ))}
        </SelectField>
        <Button
          type="submit"
          look="outline"
          disabled={busy || !wanted || wanted === channel}
          className="w-fit"
        >
          {texts.save}
        </Button>
      </form>
    </LeadSection>
  );
}

/** The values as they were sent; a correction does not change them. */
function Sent({ first, last }: Arrivals) {
  const isOne = JSON.stringify(first) === JSON.stringify(last);
  return (
    <details className="mb-3 text-dense">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-pine md:min-h-9">
        {texts.details}
      </summary>
      <div className="grid gap-4 py-2">
        {(isOne ? [first] : [first, last]).map((arrival, place) => (
          <div key={place}>
            {!isOne && <p className="mb-2 font-semibold">{place === 0 ? texts.first : texts.last}</p>}
            <LeadFacts facts={factsOf(arrival)} />
          </div>
        ))}
      </div>
    </details>
  );
}

function factsOf(arrival: Arrival) {
  const names = Object.keys(texts.parts) as (keyof typeof texts.parts)[];
  return names.flatMap((name) => {
    const value = arrival[name];
    return value ? [{ name: texts.parts[name], value: name === 'day' ? formatDay(value) : value }] : [];
  });
}
