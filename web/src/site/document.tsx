import type { ReactNode } from 'react';
import { languages } from '../lib/languages.ts';

/** The files that a page needs in the browser. */
export interface PageAssets {
  scripts: string[];
  styles: string[];
  /** The modules of the page, which the first script fetches when the browser is idle. */
  modules: string[];
  fontPreloads: { href: string; media?: string | undefined }[];
}

/** The whole HTML document, which React renders on the server and hydrates in the browser. */
export function Document({ assets, children }: { assets: PageAssets; children: ReactNode }) {
  return (
    <html lang={languages[0].tag} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* A browser that made links of phone numbers would change the page. */}
        <meta name="format-detection" content="telephone=no" />
        {assets.fontPreloads.map(({ href, media }) => (
          <link
            key={href}
            rel="preload"
            href={href}
            media={media}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script src="/theme.js" />
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} data-modules={assets.modules.join(' ')} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
