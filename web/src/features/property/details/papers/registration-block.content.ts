import { formatDay } from 'domain/text/format.ts';
import type { PropertyDetailsFragment } from '../../property.generated.ts';
import { reraOfStatus } from 'domain/property/rera-of-status.ts';

export const registrationContent = {
  title: 'RERA registration',
  checked: (day: string) => `checked ${day}`,
  code: 'QR code of the project at the authority',
  portal: 'Look it up on the authority’s portal',
  late: 'Builder’s quarterly filing is late',
  old: 'This check is due again. Ask us to repeat it.',
  office: 'our office',
};

type Shown = Pick<PropertyDetailsFragment, 'rera' | 'registrationNotes'>;

/** What stands below the number: validity, collection account, completion, and when the portal was checked. */
export function registrationLines({ rera: typed, registrationNotes: notes }: Shown): string[] {
  const rera = reraOfStatus(typed);
  if (!rera || notes.isSample) return [];
  const { validTo, extensionAppliedOn, accountNumber, accountBank, accountIfsc } = rera;
  const applied = extensionAppliedOn ? `; extension applied for on ${formatDay(extensionAppliedOn)}` : '';
  const account = [accountNumber, accountBank, accountIfsc && `IFSC ${accountIfsc}`]
    .filter(Boolean)
    .join(', ');
  return [
    validTo ? `${notes.hasEnded ? 'Ended on' : 'Valid to'} ${formatDay(validTo)}${applied}` : '',
    account ? `Collection account ${account}` : '',
    rera.registeredCompletion ? `Registered completion ${formatDay(rera.registeredCompletion)}` : '',
    checkedLine({ rera, registrationNotes: notes }),
  ].filter(Boolean);
}

function checkedLine({ rera, registrationNotes }: Shown): string {
  const { checkedDaysAgo: days, checkIsOld, checkedBy } = registrationNotes;
  if (!rera?.checkedOn || days === null) return '';
  const age = days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`;
  const where = rera.status === 'EXEMPT' ? 'Proof seen' : 'Checked on the authority’s portal';
  return `${where} on ${formatDay(rera.checkedOn)} by ${checkedBy ?? registrationContent.office}, ${age}.${checkIsOld ? ` ${registrationContent.old}` : ''}`;
}
