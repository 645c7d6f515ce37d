import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

/** Accepts only our own pictures: a foreign one would tell its server who reads the story. */
const ownPicture = /^\/files\/[0-9a-f]{24}\/[\w.-]+$/;

// Shows raw HTML as text, and makes no link for a script address.
const markdown = new MarkdownIt({ html: false });
const { escapeHtml } = markdown.utils;

markdown.renderer.rules.image = (tokens, index, options, env, renderer) => {
  const token = tokens[index];
  const src = String(token?.attrGet('src') ?? '');
  const alt = escapeHtml(renderer.renderInlineAsText(token?.children ?? [], options, env));
  return ownPicture.test(src) ? `<img src="${src}" alt="${alt}" loading="lazy">` : alt;
};

/** The page has its own headings above those of a text. */
const headings = { h1: 'h3', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6' };

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'pre', 'code'],
    ...['strong', 'em', 's', 'a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel', 'title'], img: ['src', 'alt', 'loading'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture.test(attribs.src ?? ''),
  transformTags: {
    ...headings,
    a: (tagName, attribs) => {
      const own = /^[/#](?!\/)/.test(attribs.href ?? '');
      return { tagName, attribs: { ...attribs, ...(!own && { rel: 'noopener noreferrer nofollow' }) } };
    },
  },
};

/**
 * Renders Markdown as HTML that is safe to put into a page: paragraphs, headings, lists, quotes, tables,
 * links, our own pictures. Everything else, above all HTML, appears as plain text. Two locks protect the
 * page: the renderer lets no HTML through, and a second pass over its output keeps only listed tags and
 * attributes.
 */
export function renderMarkdown(text: string): string {
  return sanitizeHtml(markdown.render(text), rules).trim();
}
