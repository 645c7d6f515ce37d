import { useContext, useEffect } from 'react';
import { PageClientContext, questionKey } from '../../lib/server/page-client.ts';
import { BlocksDocument } from '../../lib/site-texts.generated.ts';
import type { BlocksQuery } from '../../lib/site-texts.generated.ts';

/** Makes the pages of the site show these texts in this browser, also after an answer of the server to another page. */
export function useShownPage(answers: ReadonlyMap<string, BlocksQuery>): void {
  const client = useContext(PageClientContext);
  useEffect(() => {
    if (!client) return;
    function show() {
      for (const [page, answer] of answers)
        if (client && !isShown(client.read(questionKey(BlocksDocument, { page })).data, answer))
          client.keep(BlocksDocument, { page }, answer);
    }
    show();
    return client.subscribe(show);
  }, [client, answers]);
}

function isShown(known: unknown, answer: BlocksQuery): boolean {
  if (known === undefined) return answer.blocks.length === 0;
  return known === answer || JSON.stringify(known) === JSON.stringify(answer);
}
