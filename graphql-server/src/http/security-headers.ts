import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { Config } from '../base/config.ts';

/** What no page of ours uses, so that no script on it may. */
const unusedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

/** The same headers for every answer, so that they are made once. */
export function securityHeaders({ production, siteUrl }: Config): Record<string, string> {
  const headers: Record<string, string> = {};
  if (!production) return headers;
  const setHeader = (name: string, value: string) => {
    headers[name] = value;
  };
  const collector = { setHeader, removeHeader: () => undefined } as unknown as ServerResponse;
  protection(siteUrl)({} as IncomingMessage, collector, () => undefined);
  headers['Permissions-Policy'] = unusedFeatures.map((feature) => `${feature}=()`).join(', ');
  return headers;
}

function protection(siteUrl: string) {
  return helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // Pages tell the browser which page to fetch ahead; such rules run nothing. A hash beside them would forbid them.
        scriptSrc: ["'self'", "'inline-speculation-rules'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https://tile.openstreetmap.org'],
        // The résumé preview loads from memory, where only our own scripts can put something.
        frameSrc: ['https://www.youtube-nocookie.com', 'blob:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    xFrameOptions: { action: 'deny' },
    // Browsers that know these headers are gone, or the headers repeat what browsers do anyway.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // Tile servers of maps want to know the site that requests a tile.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The company may run other hosts, which this must not affect.
    strictTransportSecurity: siteUrl.startsWith('https:') && { includeSubDomains: false },
  });
}
