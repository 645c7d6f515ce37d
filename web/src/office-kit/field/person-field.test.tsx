import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { PersonField } from './person-field.tsx';

const people = [
  { __typename: 'TeamMember', id: 't1', name: 'Meera Bhatnagar' },
  { __typename: 'TeamMember', id: 't2', name: 'Harpal Sandhu' },
];

function open(id: string) {
  renderPage(
    <form aria-label="Property">
      <PersonField label="Person" name="person" none="None" present={{ id }} defaultValue={id} />
    </form>,
    { answers: { PersonChoices: () => ({ teamMembers: people }) } },
  );
}

const sent = () => new FormData(screen.getByRole('form')).get('person');

test('a chosen person stays chosen while the names load, and after', async () => {
  open('t2');
  expect(sent()).toBe('t2');
  await screen.findByRole('option', { name: 'Harpal Sandhu' });
  expect(sent()).toBe('t2');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'None',
    'Meera Bhatnagar',
    'Harpal Sandhu',
  ]);
});

test('a person in the trash is not lost by saving', async () => {
  open('t9');
  await screen.findByRole('option', { name: 'Harpal Sandhu' });
  expect(sent()).toBe('t9');
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'No longer on the team' }).selected).toBe(
    true,
  );
});
