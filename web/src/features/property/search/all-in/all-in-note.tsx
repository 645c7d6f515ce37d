import { onDemand } from '../../../../ui/on-demand.tsx';

const loadNote = async () => (await import('./all-in-price.tsx')).AllInNote;
/** What all-in prices count; fetched with them, and rendered with the page by the server. */
export const AllInNote = import.meta.env.SSR ? await loadNote() : onDemand(loadNote);
