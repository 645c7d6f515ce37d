/** Opens the share sheet of the system; without one, copies the link and answers whether that worked. */
export async function shareLink(link: {
  title: string;
  text: string;
  url: string;
}): Promise<'copied' | 'notCopied' | undefined> {
  if (typeof navigator.share === 'function') {
    // Closing the share sheet rejects, but is no error.
    await navigator.share(link).catch(() => undefined);
    return undefined;
  }
  return navigator.clipboard.writeText(link.url).then(
    () => 'copied',
    () => 'notCopied',
  );
}
