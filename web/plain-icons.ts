import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const drawing = resolve('web/src/ui/plain-icon.ts');

/**
 * Draws the icons of `lucide-react` by our own few lines: the package’s drawing knows sizes, contexts and names that no page uses,
 * and writes two or three class names into the page for each icon. Numbers the parts of each icon, because their random
 * React keys do not compress.
 */
export const plainIcons: Plugin = {
  name: 'plain-icons',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\// },
    handler(code) {
      let parts = 0;
      const plain = code
        .replace(
          /import createLucideIcon from '[^']+';/,
          `import { createIcon } from ${JSON.stringify(drawing)};`,
        )
        .replace(/\bcreateLucideIcon\(/, '/* @__PURE__ */ createIcon(')
        .replace(/\bname: "[^"]+",\s+size: 24,\s+/, '')
        .replace(/,\s+aliases: \[[^\]]*\]/, '')
        .replace(/\bkey: "\w+"/g, () => `key: "${parts++}"`);
      return { code: plain, map: null };
    },
  },
};
