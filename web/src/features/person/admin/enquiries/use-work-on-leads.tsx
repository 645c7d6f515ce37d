import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { ContactFilter } from 'domain/schema.generated.ts';
import { readError } from '../../../../lib/errors.ts';
import { showToast } from '../../../../lib/toasts.ts';
import type { BulkAction } from '../../../../office-kit/list/bulk-bar.tsx';
import type { Selection } from '../../../../office-kit/list/selection.ts';
import { useAdminSession } from '../../../../office-kit/session/admin-session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { enquiriesContent as texts } from './enquiries.content.ts';
import { ContactLeadsDocument } from './enquiries.generated.ts';

interface Question {
  enquiries: number;
  leads: number;
  answer: (goesOn: boolean) => void;
}

/**
 * Makes of an action on leads one on the chosen enquiries of a list: several enquiries of a lead change it once, and a question
 * tells how many leads that are. `question` belongs on the page.
 */
export function useWorkOnLeads(filter: ContactFilter) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [asked, setAsked] = useState<Question | null>(null);

  async function leadsOf({ input: selection }: Selection): Promise<string[]> {
    const { data } = await withSession(() =>
      client.query({
        query: ContactLeadsDocument,
        variables: { selection, filter },
        fetchPolicy: 'network-only',
      }),
    );
    const { personIds = [], contactCount = 0, withoutLead = 0 } = data?.contactLeads ?? {};
    if (withoutLead > 0) showToast({ tone: 'danger', text: texts.withoutLead(withoutLead) });
    else if (contactCount === 0) showToast({ tone: 'danger', text: texts.gone });
    const [enquiries, leads] = [contactCount - withoutLead, personIds.length];
    if (enquiries === leads) return personIds;
    const goesOn = await new Promise<boolean>((answer) => setAsked({ enquiries, leads, answer }));
    setAsked(null);
    return goesOn ? personIds : [];
  }

  function onLeads(action: BulkAction): BulkAction {
    return {
      ...action,
      run: async (selection, choice) => {
        try {
          const ids = await leadsOf(selection);
          return ids.length > 0 && (await action.run({ count: ids.length, input: { ids } }, choice));
        } catch (error) {
          showToast({ tone: 'danger', text: readError(error, texts.failed).message });
          return false;
        }
      },
    };
  }

  const question = (
    <Dialog open={asked !== null} onClose={() => asked?.answer(false)} title={texts.title}>
      {asked && (
        <>
          <p className="mb-5 text-dense">{texts.line(asked.enquiries, asked.leads)}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => asked.answer(true)}>{texts.confirm(asked.leads)}</Button>
            <Button look="quiet" onClick={() => asked.answer(false)}>
              {texts.cancel}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
  return { onLeads, question };
}
