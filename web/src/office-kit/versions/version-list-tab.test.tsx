import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { VersionListTab } from './version-list-tab.tsx';

test('a draft that its date put live says so, because no person saved that version', async () => {
  const version = { __typename: 'Version', at: '2026-11-24T09:00:00.000Z', changes: [] };
  renderPage(<VersionListTab list="properties" />, {
    answers: {
      Versions: () => ({
        versions: [
          { ...version, id: '3', by: null, draft: false },
          { ...version, id: '2', by: 'owner', draft: true },
          { ...version, id: '1', by: null, draft: false },
        ],
      }),
    },
  });
  expect(await screen.findByText('by owner')).toBeTruthy();
  expect(screen.getAllByText('The draft went live by its date.')).toHaveLength(1);
});
