import { useApolloClient } from '@apollo/client/react';
import { readError } from '../../../../lib/errors.ts';
import { submitBarContent } from '../../../../office-kit/form/submit-bar.content.ts';
import { useAdminSession } from '../../../../office-kit/session/admin-session.ts';
import type { readPropertyForm } from '../form/property-form-values.ts';
import { CreatePropertyDocument, UpdatePropertyDocument } from '../property-admin.generated.ts';
import { propertyAdminContent } from '../property-admin.content.ts';
import { AddPropertyDocumentDocument } from '../property-documents.generated.ts';
import { quickAddContent as texts } from './quick-add.content.ts';
import type { Paper } from './quick-paper.tsx';

const formTexts = { ...submitBarContent, ...propertyAdminContent.form };

type Read = Pick<ReturnType<typeof readPropertyForm>, 'input' | 'pictures'>;
type State = 'PUBLISHED' | 'DRAFT';

/** Saves a new listing, with its certificate if there is one. */
export function useQuickSave() {
  const client = useApolloClient();
  const { withSession } = useAdminSession();

  async function create(listing: Read, state: State) {
    const variables = { ...listing, publication: { state } };
    const { data } = await withSession(() => client.mutate({ mutation: CreatePropertyDocument, variables }));
    if (!data) throw new Error(formTexts.failed);
    return data.createProperty;
  }

  async function attach(id: string, { file, dated }: Paper) {
    const [kind, title] =
      file.type === 'application/pdf'
        ? (['FORM_C', texts.paper.formC] as const)
        : (['PORTAL_SCREENSHOT', texts.paper.screenshot] as const);
    const variables = { id, input: { kind, title, dated, isPublic: false }, file };
    await withSession(() => client.mutate({ mutation: AddPropertyDocumentDocument, variables }));
  }

  async function publish(id: string, listing: Read) {
    const variables = { id, ...listing, publication: { state: 'PUBLISHED' as const } };
    const { data } = await withSession(() => client.mutate({ mutation: UpdatePropertyDocument, variables }));
    if (!data) throw new Error(formTexts.failed);
    return data.updateProperty;
  }

  /**
   * Answers what was saved, and the sentence of what failed after the draft was there. A listing that lacks its certificate alone
   * is a draft until it has it, because documents need a listing.
   */
  return async (listing: Read, state: State, paper: Paper | null) => {
    if (!paper) return { saved: await create(listing, state) };
    const first = await create(listing, state).catch((error: unknown) => {
      const { checks = [] } = readError(error, '');
      if (checks.length === 0 || checks.some(({ field }) => field !== 'documents')) throw error;
      return create(listing, 'DRAFT');
    });
    try {
      await attach(first.id, paper);
      const isDone = first.publication === state;
      return { saved: isDone ? first : await publish(first.id, listing) };
    } catch (error) {
      return { saved: first, failed: readError(error, formTexts.failed).message };
    }
  };
}
