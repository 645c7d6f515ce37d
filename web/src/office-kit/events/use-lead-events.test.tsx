import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOpenedEnquiryQuery } from '../../features/contact/admin/contact-work.generated.ts';
import { contact, leadCounts } from '../../testing/leads.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { UnreadContacts } from '../../features/lead/admin/unread-badge.tsx';
import { useLeadEvents } from './use-lead-events.ts';

function OpenEnquiry() {
  useLeadEvents();
  const { data } = useOpenedEnquiryQuery({ variables: { id: 'a1' } });
  return (
    <>
      <h1>{data?.contact.state}</h1>
      <UnreadContacts />
    </>
  );
}

function open() {
  const stored = { state: 'NEW', unread: 0 };
  const view = renderPage(<OpenEnquiry />, {
    answers: {
      LeadCounts: () => leadCounts({ unreadContacts: stored.unread }),
      OpenedEnquiry: () => ({
        contact: { ...contact({ id: 'a1' }), state: stored.state, history: [] },
      }),
    },
  });
  /** Sends an event as the tab with the stream does. */
  function hear(ids: string[]) {
    const channel = new BroadcastChannel('office-events');
    channel.postMessage({ collection: 'contactRequests', ids });
    channel.close();
  }
  return { ...view, stored, hear };
}

test('an open enquiry shows a colleague’s work', async () => {
  const { stored, hear } = open();
  await screen.findByRole('heading', { name: 'NEW' });
  stored.state = 'CLOSED';
  hear(['a1']);
  expect(await screen.findByRole('heading', { name: 'CLOSED' })).toBeTruthy();
});

test('writes to other leads change only the counts', async () => {
  const { server, stored, hear } = open();
  await screen.findByRole('heading', { name: 'NEW' });
  stored.unread = 3;
  hear(['b2']);
  expect(await screen.findByText('3')).toBeTruthy();
  await waitFor(() => expect(server.asked('OpenedEnquiry')).toHaveLength(1));
});
