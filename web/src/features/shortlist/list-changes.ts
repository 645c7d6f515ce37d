import type { ShareMode, Thumb } from 'domain/schema.generated.ts';
import type { PageClient } from '../../lib/server/page-client.ts';
import {
  AddSharedHomeDocument,
  AddSharedNoteDocument,
  RemoveSharedNoteDocument,
  SetSharedHomeHiddenDocument,
  SetSharedShortlistModeDocument,
  SetSharedThumbDocument,
} from './shared-list.generated.ts';
import type { SharedListFragment } from './shared-list.generated.ts';

/** Who changes a list: this browser. */
interface Self {
  token: string;
  key: string;
  name: string;
}

/** Sends one change of a shared shortlist, and answers the changed list. */
export type ListChange = (
  client: PageClient,
  self: Self,
) => Promise<SharedListFragment & { me: string | null }>;

export function addHome(propertyId: string): ListChange {
  return async (client, self) => {
    const variables = { input: { ...self, propertyId } };
    return (await client.mutate({ mutation: AddSharedHomeDocument, variables })).data.addSharedHome;
  };
}

export function hideHome(propertyId: string, hidden: boolean): ListChange {
  return async (client, self) => {
    const variables = { input: { ...self, propertyId, hidden } };
    return (await client.mutate({ mutation: SetSharedHomeHiddenDocument, variables })).data
      .setSharedHomeHidden;
  };
}

export function giveThumb(propertyId: string, thumb: Thumb | null): ListChange {
  return async (client, self) => {
    const variables = { input: { ...self, propertyId, thumb } };
    return (await client.mutate({ mutation: SetSharedThumbDocument, variables })).data.setSharedThumb;
  };
}

export function addNote(propertyId: string, text: string): ListChange {
  return async (client, self) => {
    const variables = { input: { ...self, propertyId, text } };
    return (await client.mutate({ mutation: AddSharedNoteDocument, variables })).data.addSharedNote;
  };
}

export function removeNote(noteId: string): ListChange {
  return async (client, { token, key }) => {
    const variables = { token, key, noteId };
    return (await client.mutate({ mutation: RemoveSharedNoteDocument, variables })).data.removeSharedNote;
  };
}

export function changeMode(mode: ShareMode): ListChange {
  return async (client, { token, key }) => {
    const variables = { token, key, mode };
    return (await client.mutate({ mutation: SetSharedShortlistModeDocument, variables })).data
      .setSharedShortlistMode;
  };
}
