// Apart from the other formats, because the first script of a page needs it and nothing else of them.

let format: Intl.DateTimeFormat | undefined;

/** A date and time in India, where the consultancy works: “21 Nov 2026, 1:05 pm”. */
export function formatDateTime(isoDate: string): string {
  // Made at the first use: the first script of each page must do little.
  format ??= new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  });
  return format.format(new Date(isoDate));
}
