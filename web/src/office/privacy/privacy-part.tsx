import { FindPerson } from './find-person.tsx';
import { KeptPeriods } from './kept-periods.tsx';

/** What people can ask of the company about their data, for the owner. */
export function PrivacyPart() {
  return (
    <div className="grid max-w-4xl gap-6">
      <FindPerson />
      <KeptPeriods />
    </div>
  );
}
