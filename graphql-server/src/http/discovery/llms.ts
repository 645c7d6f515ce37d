import { feeds } from 'domain/site/feed-links.ts';
import { hiddenPages } from '../../features/block/block.service.ts';
import { settings } from '../../features/company/site-settings.service.ts';
import type { Asked } from './kept-text.ts';

/** `/llms.txt` (llmstxt.org): what the site holds, for programs that read for people. */
export async function llmsText({ context, site }: Asked): Promise<string> {
  const company = await settings(context);
  const hidden = await hiddenPages(context);
  const link = (name: string, path: string, text: string) =>
    hidden.includes(path) ? [] : [`- [${name}](${site}${path}): ${text}`];
  return [
    `# ${company.companyName}`,
    '',
    '> A real-estate consultancy in Noida, India: homes, offices, shops, studios and plots for sale and rent in Noida, Greater Noida and on the Yamuna Expressway.',
    '',
    `Office: ${company.address}. Phone: ${company.phones.join(', ')}. E-mail: ${company.salesEmail}. Registration number: ${company.registrationNumber}.`,
    '',
    'Prices are in Indian rupees: 1 lakh is 1,00,000 and 1 crore 1,00,00,000. A rent is per month. Each price is as on the date beside it. Carpet area is the net usable floor area of RERA 2016; built-up and super built-up areas are larger. A project without a price says “On Request”.',
    '',
    '## Pages',
    '',
    ...link('Projects', '/shop-left-sidebar', 'everything for sale; with `?intent=rent` everything for rent'),
    ...link('Stories', '/blog', 'guides to buying, loans, papers and places'),
    ...link('Team', '/team', 'the people of the consultancy'),
    ...link('Questions', '/faq', 'how a purchase goes'),
    ...link('Contact', '/contact', 'phone numbers, e-mail addresses, office, and a form'),
    '',
    '## Data',
    '',
    ...link('Site map', '/sitemap.xml', 'every page, with the date of its last change'),
    ...link('New projects', `${feeds.properties.path}.json`, 'JSON Feed; the same as RSS at .xml'),
    ...link('New stories', `${feeds.stories.path}.json`, 'JSON Feed; the same as RSS at .xml'),
    ...link('For developers', '/developers', 'how programs read, follow and write, and get webhooks'),
    ...link('OpenAPI', '/openapi.json', 'every path for programs, in OpenAPI 3.1'),
    ...link('GraphQL schema', '/schema.graphql', 'every public question, asked with POST at /graphql'),
    `- Assistants: the Model Context Protocol at ${site}/mcp (streamable HTTP, POST, no login), to search, to read, to compute costs and to send an enquiry`,
    '',
  ].join('\n');
}
