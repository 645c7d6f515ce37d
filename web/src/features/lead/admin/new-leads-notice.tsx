import { indianNumber } from 'domain/text/number.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useLeadCountsQuery } from './lead-counts.generated.ts';
import { useSteady } from '../../../office-kit/form/steady.ts';
import { leadWorkContent as texts } from './lead-work.content.ts';

interface NewLeadsNoticeProps {
  kind: 'contacts' | 'applications';
  onShow: () => void;
}

/** Says that new leads arrived, if the shown part of the list does not start with them. */
export function NewLeadsNotice({ kind, onShow }: NewLeadsNoticeProps) {
  const { data } = useLeadCountsQuery({ fetchPolicy: 'network-only' });
  const [since, setSince] = useState<string>();
  if (data && since === undefined) setSince(data.leadCounts.at);
  return (
    <div aria-live="polite">
      {since && (
        <News
          key={since}
          kind={kind}
          since={since}
          onShow={(at) => {
            setSince(at);
            onShow();
          }}
        />
      )}
    </div>
  );
}

interface NewsProps {
  kind: NewLeadsNoticeProps['kind'];
  since: string;
  onShow: (at: string) => void;
}

function News({ kind, since, onShow }: NewsProps) {
  const { data } = useLeadCountsQuery({ variables: { since }, fetchPolicy: 'cache-and-network' });
  const count = useSteady(data?.leadCounts[`${kind}Since`] ?? 0);
  if (!data || count === 0) return null;
  const [one = '', many = ''] = texts.news[kind];
  return (
    <p className="mb-4 flex flex-wrap items-center justify-between gap-2 rounded-field bg-brass-soft py-1 pr-1 pl-4 text-dense font-semibold text-brass-deep">
      {(count === 1 ? one : many).replace('{count}', indianNumber(count))}
      <Button look="quiet" onClick={() => onShow(data.leadCounts.at)}>
        {texts.news.show}
      </Button>
    </p>
  );
}
