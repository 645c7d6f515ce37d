import { LoadFailed } from '../../office-kit/list/load-failed.tsx';
import { BreachRegister } from './breach-register.tsx';
import { FindPerson } from './find-person.tsx';
import { KeptPeriods } from './kept-periods.tsx';
import { privacyOfficeContent } from './privacy.content.ts';
import { useAdminPrivacySettingsQuery } from './privacy.generated.ts';

const texts = privacyOfficeContent.periods;

/** What people can ask of the company about their data, for the owner. */
export function PrivacyPart() {
  const { data, error, refetch } = useAdminPrivacySettingsQuery({ fetchPolicy: 'network-only' });
  if (!data && error) return <LoadFailed text={texts.notLoaded} retryLabel={texts.retry} retry={refetch} />;
  if (!data) return <p role="status">{texts.loading}</p>;
  const { privacy, companyName: company, infoEmail: email, phones } = data.settings;
  return (
    <div className="grid max-w-4xl gap-6">
      <FindPerson />
      <KeptPeriods privacy={privacy} onSaved={refetch} />
      <BreachRegister sender={{ company, email, phone: phones[0] ?? '' }} />
    </div>
  );
}
