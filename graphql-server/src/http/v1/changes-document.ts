import { ChangeKind } from '../../features/change/change.type.ts';
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
