export type PublicationState = 'DRAFT' | 'PUBLISHED' | 'SCHEDULED';

/** The publication of an item as the server’s input. */
export interface Publication {
  state: PublicationState;
  publishAt?: string | null;
}

/** The publication of an item as the server answers it. */
export interface Published {
  publication: PublicationState;
  publishAt: string | null;
  /** The draft of a published item, and when it goes live. */
  draft?: { publishAt: string | null } | null;
}

/** The values of a form’s publication fields. */
export interface PublicationFields {
  publication: string;
  publishDate: string;
  publishTime: string;
}

/** The consultancy works in India, which has no daylight saving time. */
const indiaOffset = '+05:30';
const indiaOffsetMs = 5.5 * 3_600_000;

/** Converts a date (`2026-11-22`) and a time (`09:00`) in India to a moment; null if they are invalid. */
export function momentInIndia(date: string, time: string): string | null {
  const moment = new Date(`${date}T${time}:00${indiaOffset}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** The state that a person would choose for an item; for an item with a draft, the draft’s state. */
export function publicationFields({ draft, ...item }: Published): PublicationFields {
  const { publication, publishAt } = draft
    ? {
        publication: draft.publishAt ? ('SCHEDULED' as const) : ('DRAFT' as const),
        publishAt: draft.publishAt,
      }
    : item;
  if (publication !== 'SCHEDULED' || !publishAt) return { publication, publishDate: '', publishTime: '' };
  const inIndia = new Date(new Date(publishAt).getTime() + indiaOffsetMs).toISOString();
  return { publication, publishDate: inIndia.slice(0, 10), publishTime: inIndia.slice(11, 16) };
}

/** Reads the choice from a form; null if the form lacks the fields. `wrong` names the problem of a schedule. */
export function readPublication(form: FormData): { publication: Publication | null; wrong: string | null } {
  const text = (name: keyof PublicationFields) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const state = text('publication');
  if (state === 'DRAFT' || state === 'PUBLISHED') return { publication: { state }, wrong: null };
  if (state !== 'SCHEDULED') return { publication: null, wrong: null };
  const publishAt = momentInIndia(text('publishDate'), text('publishTime'));
  if (!publishAt) return { publication: { state }, wrong: 'Please choose a date and a time.' };
  const past = new Date(publishAt).getTime() <= Date.now();
  return { publication: { state, publishAt }, wrong: past ? 'Please choose a time in the future.' : null };
}
