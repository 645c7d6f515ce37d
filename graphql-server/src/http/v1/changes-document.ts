import { ChangeKind } from '../../features/change/change.type.ts';
import { fieldOf, listOf, objectOf, orNull, text } from '../openapi/json-schema.ts';
import type { ApiAnswer, ApiData } from './api-route.ts';

/** The kinds as REST and webhooks name them, with their names in the schema. */
export const kindChoices = Object.fromEntries(Object.entries(ChangeKind).map(([name, kind]) => [kind, name]));

export const changesDocument = `
  query ($after: Int, $logId: ID, $first: Int, $kinds: [ChangeKind!]) {
    changes(after: $after, logId: $logId, first: $first, kinds: $kinds) {
      logId last more
      items { sequence kind itemId at fields reason }
    }
  }`;

interface Row {
  sequence: number;
  kind: keyof typeof ChangeKind;
  itemId: string;
}

/** The resources as the data dictionary of RESO names them, and as we do where it has no name. */
const resources: Record<string, string> = {
  ...{ LISTING: 'Property', STORY: 'Story', ENQUIRY: 'Enquiry', PERSON: 'Contacts' },
  APPLICATION: 'JobApplication',
};

/** The log with each change in the words of RESO’s EntityEvent (RCP-27) beside ours. */
export const changesAnswer: ApiAnswer = {
  shape: 'log',
  field: 'changes',
  description: 'A part of the log of changes.',
  make: (data: ApiData, site: string) => {
    const { items, ...place } = data.changes as { items: Row[] };
    return { ...place, items: items.map((row) => eventOf(row, site)) };
  },
  schema: (root) => {
    const { items, ...place } = root.properties ?? {};
    const { sequence, itemId, kind, ...others } = items?.items?.properties ?? {};
    const event = objectOf({
      EntityEventSequence: { ...sequence },
      ResourceName: { type: 'string', enum: Object.values(resources), description: 'What changed.' },
      ResourceRecordKey: { ...itemId },
      ResourceRecordUrl: orNull(text('The path of a listing; null for all else.')),
      kind: { type: 'string', enum: Object.values(ChangeKind), description: kind?.description },
      ...others,
    });
    return objectOf({ ...place, items: { ...fieldOf(root, 'items'), ...listOf(event) } });
  },
};

const removedId = '65f1c0ffee65f1c0ffee65f1';

/** A page of the log with one listing that was removed. */
export const changesExample = {
  ...{ logId: '65f0c0ffee65f0c0ffee65f0', last: 4182, more: false },
  items: [
    {
      ...{ EntityEventSequence: 4182, ResourceName: 'Property', ResourceRecordKey: removedId },
      ResourceRecordUrl: `https://homes.example.com/api/v1/listings/${removedId}`,
      ...{ kind: 'listing.removed', at: '2026-11-21T09:30:00.000Z', fields: [], reason: 'DELETED' },
    },
  ],
};

function eventOf({ sequence, kind, itemId, ...others }: Row, site: string) {
  const [subject = ''] = kind.split('_');
  return {
    EntityEventSequence: sequence,
    ResourceName: resources[subject],
    ResourceRecordKey: itemId,
    // Only listings have a path of their own.
    ResourceRecordUrl: subject === 'LISTING' ? `${site}/api/v1/listings/${itemId}` : null,
    kind: ChangeKind[kind],
    ...others,
  };
}
