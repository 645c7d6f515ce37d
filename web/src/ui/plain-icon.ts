import { createElement } from 'react';
import type { SVGProps } from 'react';

interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

/** Draws an icon of `lucide-react`; the build puts it in place of the package’s own drawing (`web/plain-icons.ts`). */
export function createIcon({ node }: IconData) {
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        ...{ width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor' },
        ...{ strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true },
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
