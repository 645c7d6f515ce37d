import { isSampleNumber } from 'domain/property/rera-words.ts';
import { Link } from 'react-router-dom';
import { useCompanyDetails } from '../../features/settings/admin/use-company-details.ts';
import { SmallForm, typedText } from '../../office-kit/field/small-form.tsx';
import { TextField } from '../../ui/field.tsx';
import { setupGuideContent } from './setup-guide.content.ts';

const { company: texts, registration, save, failed, loading } = setupGuideContent;

interface StepProps {
  onDone: () => Promise<unknown>;
}

/** The numbers with which the product is delivered. */
const isDelivered = (phone: string) => /^\+91 ?120 ?000 ?000\d$/.test(phone);

/** Four of the company’s details; the others stay as they are. */
export function CompanyStep({ onDone }: StepProps) {
  const { data, save: send } = useCompanyDetails(onDone);
  if (!data) return <p className="text-dense text-ink-muted">{loading}</p>;
  const { companyName, phones, whatsappNumber, address } = data.settings;
  const own = phones.filter((phone) => !isDelivered(phone));
  return (
    <SmallForm
      submitLabel={save}
      failed={failed}
      send={(typed) => {
        const phone = typedText(typed, 'phone').trim();
        return send({
          companyName: typedText(typed, 'companyName'),
          phones: [phone, ...own.slice(1)].join('\n'),
          whatsappNumber: typedText(typed, 'whatsappNumber').trim() || phone,
          address: typedText(typed, 'address'),
        });
      }}
    >
      {(errors) => (
        <div className="grid max-w-2xl items-start gap-4 sm:grid-cols-2">
          <TextField
            label={texts.companyName}
            name="companyName"
            defaultValue={companyName}
            error={errors.companyName}
            autoComplete="organization"
            maxLength={120}
          />
          <TextField
            label={texts.phone}
            name="phone"
            type="tel"
            defaultValue={own[0] ?? ''}
            error={errors.phones}
            autoComplete="tel"
            maxLength={40}
          />
          <TextField
            label={texts.whatsappNumber}
            hint={texts.whatsappHint}
            name="whatsappNumber"
            type="tel"
            defaultValue={isDelivered(whatsappNumber) ? '' : whatsappNumber}
            error={errors.whatsappNumber}
            maxLength={40}
          />
          <TextField
            label={texts.address}
            name="address"
            defaultValue={address}
            error={errors.address}
            autoComplete="street-address"
            maxLength={300}
          />
        </div>
      )}
    </SmallForm>
  );
}

/** The registration as an agent. One that replaces another is entered with the company, which shows what it hides. */
export function RegistrationStep({ onDone, isTrial }: StepProps & { isTrial: boolean }) {
  const { data, save: send } = useCompanyDetails(onDone);
  if (!isTrial) return <Way to="/my-account/settings/company">{registration.renew}</Way>;
  if (!data) return <p className="text-dense text-ink-muted">{loading}</p>;
  const { registrationNumber, registrationValidTo } = data.settings;
  return (
    <SmallForm
      submitLabel={save}
      failed={failed}
      send={(typed) => {
        const [number, validTo] = [typedText(typed, 'number').trim(), typedText(typed, 'validTo')];
        return send({ registrationNumber: number, registrationValidTo: validTo });
      }}
    >
      {(errors) => (
        <>
          <div className="grid max-w-2xl items-start gap-4 sm:grid-cols-2">
            <TextField
              label={registration.number}
              name="number"
              required
              defaultValue={isSampleNumber(registrationNumber) ? '' : registrationNumber}
              error={errors.registrationNumber}
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={120}
            />
            <TextField
              label={registration.validTo}
              name="validTo"
              type="date"
              required
              defaultValue={registrationValidTo ?? ''}
              error={errors.registrationValidTo}
            />
          </div>
          <p className="text-dense text-ink-muted">
            {registration.training} <Way to="/my-account/team">{registration.team}</Way>.
          </p>
        </>
      )}
    </SmallForm>
  );
}

/** A link out of the guide. */
export function Way({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="font-semibold text-pine underline underline-offset-4">
      {children}
    </Link>
  );
}
