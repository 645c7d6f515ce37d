import { AccountsPart } from '../features/auth/accounts-part.tsx';
import { LeadAccessPanel } from '../features/person/admin/access/lead-access-panel.tsx';

/** The colleagues with their roles, and what the role of sales may see. */
export function PeopleSettings() {
  return (
    <div className="grid max-w-4xl gap-8">
      <AccountsPart />
      <LeadAccessPanel />
    </div>
  );
}
