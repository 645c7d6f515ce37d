/** The leads of the list that was shown last, in its order: j and k go through them on the page of each. */
let ids: readonly string[] = [];

export function noteShownLeads(shown: readonly { id: string }[]): void {
  ids = shown.map(({ id }) => id);
}

/** The lead after one in that list, or before it. */
export function leadBeside(id: string, step: 1 | -1): string | undefined {
  const place = ids.indexOf(id);
  return place === -1 ? undefined : ids[place + step];
}
