import { searchParameters } from 'domain/search/project-search.ts';
import { timeNow } from '../../base/clock.ts';
import { settings } from '../../features/company/site-settings.service.ts';
import type { Asked } from './kept-text.ts';

/** The back office, and the addresses of programs. */
const internal = [
  ...['/my-account', '/login', '/privacy/choices', '/alerts/', '/graphql', '/api/', '/form/', '/mail.php'],
  ...['/healthz', '/readyz', '/metrics'],
];
/** The parameters of searches that may be listed; all other filters make too many pages of the same homes. */
const followed = ['category', 'intent', 'page'];

/** `/robots.txt`: what robots should leave alone, and where the site map is. */
export function robotsText({ site }: Asked): string {
  const filters = searchParameters.filter((name) => !followed.includes(name));
  const paths = [...internal, ...filters.flatMap((name) => [`/*?${name}=`, `/*&${name}=`])];
  return [
    'User-agent: *',
    ...paths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
}

const monthsValid = 11;

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. It ends in less than a year, as the RFC advises. */
export async function securityText({ context, site }: Asked): Promise<string> {
  const { infoEmail } = await settings(context);
  const now = timeNow();
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsValid, 1));
  return [
    `Contact: mailto:${infoEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
}
