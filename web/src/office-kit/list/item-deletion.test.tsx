import { ServerError } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contactAdminContent } from '../../features/contact/admin/contact-admin.content.ts';
import { propertyAdminContent } from '../../features/property/admin/property-admin.content.ts';
import { Refusal } from '../../testing/fake-server.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { useItemDeletion } from './item-deletion.ts';

type Texts = Parameters<typeof useItemDeletion>[0]['texts'];

function Row({ texts }: { texts: Texts }) {
  const { remove } = useItemDeletion({ kind: 'PROPERTY', staleFields: [], texts });
  return <button onClick={() => void remove('a1')}>Delete</button>;
}

const status = (code: number) =>
  new ServerError('Refused', { response: new Response('', { status: code }), bodyText: '<h1>Error</h1>' });

test.each([
  ['an error of the server', status(500), 'failed'],
  ['an error of a proxy', status(502), 'failed'],
  ['a refusal', new Refusal('INTERNAL', 'Something went wrong on our side.'), 'failed'],
  ['a lost connection', new TypeError('Failed to fetch'), 'unreachable'],
] as const)('%s while deleting is said as the specification says it', async (_kind, error, name) => {
  for (const { deletion } of [propertyAdminContent, contactAdminContent]) {
    const answers = {
      DeleteItems: () => {
        throw error;
      },
    };
    const { user, unmount } = renderPage(<Row texts={deletion} />, { answers });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(deletion[name])).toBeTruthy();
    unmount();
  }
});
