import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useLeadCountsQuery } from './lead-counts.generated.ts';
import { leadWorkContent as texts } from './lead-work.content.ts';
import { leadPolling } from './lead-polling.ts';

interface NewLeadsNoticeProps {
  kind: 'contacts' | 'applications';
  onShow: () => void;
}

/** Says that something came in since the list was opened. The list itself stays until somebody asks for it. */
export function NewLeadsNotice({ kind, onShow }: NewLeadsNoticeProps) {
  const [since, setSince] = useState<string>();
  const { data } = useLeadCountsQuery({ ...leadPolling, variables: { since } });
  const counts = data?.leadCounts;
  if (counts && since === undefined) setSince(counts.at);
  const count = since ? (counts?.[`${kind}Since`] ?? 0) : 0;
  const [one = '', many = ''] = texts.news[kind];
  return (
    <div aria-live="polite">
      {count > 0 && (
        <p className="mb-4 flex flex-wrap items-center justify-between gap-2 rounded-field bg-brass-soft py-1 pr-1 pl-4 text-dense font-semibold text-brass-deep">
          {(count === 1 ? one : many).replace('{count}', count.toLocaleString('en-IN'))}
          <Button
            look="quiet"
            onClick={() => {
              setSince(counts?.at);
              onShow();
            }}
          >
            {texts.news.show}
          </Button>
        </p>
      )}
    </div>
  );
}
