import { propertyAdminContent } from './property-admin.content.ts';
import { useListingChecksQuery } from './property-admin.generated.ts';

const texts = propertyAdminContent.rera;

/** What the saved property still lacks, with the reason. Nothing blocks its publication yet. */
export function ReraChecks({ id }: { id: string }) {
  const { data, error } = useListingChecksQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const open = data?.listingChecks.filter(({ level }) => level === 'BLOCKING' || level === 'WARNING');
  if (error) return <p className="text-dense text-ink-muted">{texts.notLoaded}</p>;
  if (!open) return null;
  if (open.length === 0) return <p className="text-dense text-ink-muted">{texts.allPass}</p>;
  return (
    <details open className="rounded-field border border-line p-4 text-dense">
      <summary className="font-semibold">{texts.open(open.length)}</summary>
      <ul className="mt-3 grid gap-3">
        {open.map(({ number, title, level, text, why }) => (
          <li key={number}>
            <span className={level === 'BLOCKING' ? 'font-semibold text-danger' : 'font-semibold'}>
              {title}:
            </span>{' '}
            {text} <span className="text-ink-muted">{why}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
