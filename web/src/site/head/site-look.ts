import { deliveredTones } from 'domain/site/accent.ts';
import type { AccentTones } from 'domain/site/accent.ts';
import { accentStyle } from '../../lib/accent-style.ts';

/** What pages have of the company beside its words: colours that replace the delivered ones, and the paths of its icons. */
export interface SiteLook {
  tones?: AccentTones;
  favicon: string;
  touchIcon: string;
  /** For search engines. */
  icon: string;
  /** With which a phone installs the site. */
  manifest: string;
  /** What the office has in place of it, because it is installed by itself. */
  office: { touchIcon: string; manifest: string };
}

/**
 * A page in the colours of the company, with its icons. They stand in the page itself, so that it is never seen in others; the
 * server adds them after rendering, so that no code in the browser deals with them.
 */
export function withLook(html: string, look: SiteLook, isOffice = false): string {
  const { tones, favicon } = look;
  const { touchIcon, manifest } = isOffice ? look.office : look;
  const [light, dark] = tones?.band ?? deliveredTones.band;
  const type = favicon.endsWith('.svg') ? ' type="image/svg+xml"' : '';
  const tags = [
    `<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)"/>`,
    `<meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)"/>`,
    `<link rel="icon" href="${favicon}"${type}/>`,
    `<link rel="apple-touch-icon" href="${touchIcon}"/>`,
    `<link rel="manifest" href="${manifest}"/>`,
  ].join('');
  const styled = tones ? html.replace('<html', () => `<html style="${accentStyle(tones)}"`) : html;
  return styled.replace('</head>', () => `${tags}</head>`);
}
