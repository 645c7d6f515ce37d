/**
 * What a page reads of its address, sorted. The server renders a page from this and keeps it for all addresses that ask for the same:
 * those with their parameters in another order, or with what networks and newsletters add. A page that shows or
 * sends on all that it was asked must read its address by this too, or its HTML is not that of the server.
 */
export function knownParameters(asked: URLSearchParams, names: readonly string[]): URLSearchParams {
  const known = new URLSearchParams([...asked].filter(([name]) => names.includes(name)));
  known.sort();
  return known;
}
