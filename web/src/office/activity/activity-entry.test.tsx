import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { ActivityEntry } from './activity-entry.tsx';

const entry = {
  ...{
    __typename: 'Activity' as const,
    id: 'a1',
    at: '2026-01-05T05:30:00.000Z',
    username: 'neha',
    address: '::1',
  },
  ...{ accountId: 'n1', noun: 'properties', itemId: 'p1', label: 'Neem Court', versionId: null, changes: [] },
};

test('changed choices and dates are told in words', () => {
  const changes = [
    { __typename: 'FieldChange' as const, field: 'state', before: 'VISIT_PLANNED', after: 'CLOSED' },
    { __typename: 'FieldChange' as const, field: 'closeReason', before: null, after: 'NO_ANSWER' },
    { __typename: 'FieldChange' as const, field: 'nextAt', before: '2026-01-06T04:30:00.000Z', after: null },
    { __typename: 'FieldChange' as const, field: 'rera.status', before: 'REGISTERED', after: 'EXEMPT' },
    { __typename: 'FieldChange' as const, field: 'facing', before: null, after: 'NORTH_EAST, EAST' },
    { __typename: 'FieldChange' as const, field: 'title', before: null, after: 'DLF' },
    { __typename: 'FieldChange' as const, field: 'rera.validTo', before: null, after: '2030-01-31' },
  ];
  renderPage(<ActivityEntry activity={{ ...entry, noun: 'contactRequests', verb: 'UPDATED', changes }} />);
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told).toContainEqual(expect.stringMatching(/^Status: Visit planned.*Closed$/));
  expect(told).toContain('Reason for closing: No answer');
  expect(told).toContainEqual(expect.stringMatching(/^RERA status: Registered.*Exempt$/));
  expect(told).toContain('Facing: North east, East');
  expect(told).toContain('Title: DLF');
  expect(told).toContain('RERA valid to: 31 Jan 2030');
  expect(told).toContainEqual(expect.stringMatching(/^Next date: 6 Jan 2026, 10:00 am.*empty$/));
});

test('an entry leads to the form of its item, unless the item is deleted', () => {
  renderPage(<ActivityEntry activity={{ ...entry, verb: 'UPDATED' }} />);
  expect(screen.getByRole('link', { name: 'Open Neem Court' })).toBeTruthy();
  renderPage(<ActivityEntry activity={{ ...entry, verb: 'DELETED' }} />);
  expect(screen.getAllByRole('link', { name: 'Open Neem Court' })).toHaveLength(1);
});

test('an entry leads to its version where versions have pages, and else to the item alone', () => {
  renderPage(<ActivityEntry activity={{ ...entry, verb: 'UPDATED', versionId: 'v1' }} />);
  expect(screen.getByRole('link', { name: 'View version Neem Court' }).getAttribute('href')).toBe(
    '/my-account/properties/p1/versions/v1',
  );
  const rule = { noun: 'rules', itemId: 'r1', label: 'gst.homes', versionId: 'v2' };
  renderPage(<ActivityEntry activity={{ ...entry, ...rule, verb: 'UPDATED' }} />);
  expect(screen.getByRole('link', { name: 'Open gst.homes' }).getAttribute('href')).toBe(
    '/my-account/rules/r1',
  );
  expect(screen.queryByRole('link', { name: /version gst\.homes/ })).toBeNull();
});
