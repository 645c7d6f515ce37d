import { Suspense } from 'react';
import { onDemand } from '../../ui/on-demand.tsx';
import { Panel } from '../../office-kit/panel.tsx';
import { explorerContent as texts } from './explorer.content.ts';

/** The editor and what reads the schema are large, so only this screen loads them. */
const Explorer = onDemand(async () => (await import('./explorer.tsx')).Explorer);

/** A page for owners that asks the GraphQL API: with an editor that knows the schema, and the schema beside it. */
export function ExplorerPart() {
  return (
    <Panel title={texts.title} line={texts.line}>
      <Suspense fallback={<p role="status">{texts.loading}</p>}>
        <Explorer />
      </Suspense>
    </Panel>
  );
}
