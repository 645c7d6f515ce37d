import { ButtonLink } from '../../ui/button.tsx';
import { maxCompared } from '../choices/compare-choice.ts';
import { CompareActions } from './compare-actions.tsx';
import type { Column } from './compare-columns.ts';
import { comparePageContent as texts } from './compare-page.content.ts';
import { PlansOver } from './plans-over.tsx';
import { Better, CompareTable } from './compare-table.tsx';

/** Homes side by side, with what can be done with them. */
export function CompareView({ columns }: { columns: readonly Column[] }) {
  return (
    <>
      <CompareActions columns={columns} />
      <CompareTable columns={columns} />
      <p className="mt-4 max-w-[68ch] text-xs text-ink-muted">
        {columns.length > 1 && (
          <>
            <Better /> {`${texts.legend} `}
          </>
        )}
        {columns.some(({ allIn }) => allIn) && texts.assumed}
      </p>
      <PlansOver columns={columns} />
      {columns.length < maxCompared && (
        <ButtonLink to="/shop-left-sidebar" look="outline" className="mt-8">
          {texts.another}
        </ButtonLink>
      )}
    </>
  );
}
