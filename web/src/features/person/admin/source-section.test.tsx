import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { SourceSection, sourceWords } from './source-section.tsx';
import type { PersonDetails } from './person-sections.tsx';

const none = {
  ...{ utm_source: null, utm_medium: null, utm_campaign: null, utm_content: null, utm_term: null },
  ...{ gclid: null, gbraid: null, wbraid: null, fbclid: null, host: null, path: null, day: null },
};
const advert = { ...none, utm_source: 'facebook', utm_medium: 'cpc', utm_campaign: 'jheel-oct' };

function lead(values: Partial<PersonDetails>) {
  return { id: 'p1', history: [], channel: null, arrivals: null, ...values } as unknown as PersonDetails;
}

test('a source is told in words, and by its channel where a colleague corrected it or nothing was sent', () => {
  const arrivals = { first: advert, last: none };
  expect(sourceWords({ channel: 'SOCIAL_ADVERT', arrivals })).toBe(
    'Facebook advert “jheel-oct”, then direct',
  );
  expect(sourceWords({ channel: 'REFERRAL', arrivals })).toBe('Referral');
  expect(sourceWords({ channel: 'PHONE', arrivals: null })).toBe('Phone call');
  expect(sourceWords({ channel: null, arrivals: null })).toBeNull();
});

test('a channel is corrected with two taps, and what was sent stays to be read', async () => {
  const person = lead({ channel: 'SOCIAL_ADVERT', arrivals: { first: advert, last: advert } });
  const { server, user } = renderPage(<SourceSection person={person} />, {
    answers: {
      SetPersonChannel: () => ({ setPersonChannel: { ...person, channel: 'REFERRAL' } }),
    },
  });
  expect(screen.getByText('jheel-oct')).toBeTruthy();
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Correct' });
  expect(save.disabled).toBe(true);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Channel' }), 'Referral');
  await user.click(save);
  expect(await screen.findByText('Channel corrected.')).toBeTruthy();
  expect(server.asked('SetPersonChannel')).toEqual([{ id: 'p1', channel: 'REFERRAL' }]);
});
