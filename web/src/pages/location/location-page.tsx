import { Phone } from 'lucide-react';
import { Form, Link, useSearchParams } from 'react-router-dom';
import { telephoneLink } from 'domain/text/links.ts';
import { useSiteSettingsQuery } from '../../lib/site-settings.generated.ts';
import { MapView } from '../../map/map-view.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { deskGroups, locationContent, states } from './location.content.ts';
import { useTexts } from '../../lib/site-texts.ts';

export const parameters = ['state'];

export const texts: readonly string[] = ['location'];

export function Component() {
  const { title, description, line, office } = useTexts('location', locationContent);
  const { data } = useSiteSettingsQuery();
  return (
    <>
      <PageMeta title={title} description={description} />
      <div className="container-page">
        <PageIntro crumb={title} title={title} line={line} className="mb-10" />
        {data && (
          <MapView position={data.settings} address={data.settings.address} beside>
            <h2 className="text-2xl">{office.title}</h2>
            <p className="text-ink-muted">{data.settings.address}</p>
            <ButtonLink to="/contact">{office.call}</ButtonLink>
          </MapView>
        )}
      </div>
      <Desks />
    </>
  );
}

/** The desks by place; the state in the address filters them. */
function Desks() {
  const { title, filter, appointment, website, looksAfter, note } = useTexts('location', locationContent);
  const [parameters, setParameters] = useSearchParams();
  const chosen = states.find((state) => state === parameters.get('state'));
  const groups = deskGroups
    .map(({ place, desks }) => ({
      place,
      desks: desks.filter((desk) => !chosen || desk.states.includes(chosen)),
    }))
    .filter(({ desks }) => desks.length > 0);
  return (
    <section aria-label={title} className="container-page section-gap">
      <Form preventScrollReset className="flex max-w-md items-end gap-3">
        <div className="flex-1">
          <SelectField
            label={filter.label}
            name="state"
            value={chosen ?? ''}
            onChange={({ target }) =>
              setParameters(target.value ? { state: target.value } : {}, { preventScrollReset: true })
            }
          >
            <option value="">{filter.all}</option>
            {states.map((state) => (
              <option key={state} value={state}>
                {state}
              </option>
            ))}
          </SelectField>
        </div>
        <Button type="submit" look="outline" className="[@media(scripting:enabled)]:hidden">
          {filter.submit}
        </Button>
      </Form>
      <p role="status" className="mt-4 min-h-6 text-sm text-ink-muted">
        {chosen && `${filter.result} ${chosen}`}
      </p>
      {groups.map(({ place, desks }) => (
        <div
          key={place}
          className="mt-8 grid gap-x-16 gap-y-6 border-t border-line pt-8 lg:grid-cols-[14rem_1fr]"
        >
          <h2 className="text-2xl">{place}</h2>
          <ul className="grid gap-4 sm:grid-cols-2 md:gap-6">
            {desks.map((desk) => (
              <li key={desk.name} className="flex flex-col rounded-card border border-line bg-card p-6">
                <h3 className="text-lg">{desk.name}</h3>
                <p className="mt-2 text-ink-muted">{desk.address}</p>
                <a
                  href={telephoneLink(desk.phone)}
                  className="mt-1 inline-flex min-h-11 w-fit items-center gap-2 font-medium text-pine tabular-nums underline-offset-4 hover:underline"
                >
                  <Phone aria-hidden="true" className="size-4" />
                  {desk.phone}
                </a>
                <p className="mb-5 text-sm text-ink-muted">
                  {looksAfter} {desk.states.join(', ')}
                </p>
                <div className="mt-auto flex flex-wrap gap-x-2 gap-y-2 border-t border-line pt-4">
                  <ButtonLink to="/contact" look="outline">
                    {appointment}
                    <span className="sr-only"> {desk.name}</span>
                  </ButtonLink>
                  <Link
                    to="/about"
                    className="inline-flex min-h-11 items-center px-3 text-sm font-semibold text-pine underline-offset-4 hover:underline max-sm:-ml-3"
                  >
                    {website}
                    <span className="sr-only"> {desk.name}</span>
                  </Link>
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="mt-8 text-xs text-ink-muted">{note}</p>
    </section>
  );
}
