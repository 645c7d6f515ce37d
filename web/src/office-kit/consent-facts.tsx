import { formatDateTime } from 'domain/text/format.ts';
import { showToast } from '../lib/toasts.ts';
import { Button } from '../ui/button.tsx';
import { consentFactsContent as texts } from './consent-facts.content.ts';

type Purpose = keyof typeof texts.purposes;

/** What a person allowed by sending a form, as the office reads it. */
export interface Receipt {
  noticeVersion: number | null;
  address: string;
  givenAt: string;
  consents: { purpose: Purpose; withdrawnAt: string | null }[];
}

/** Whether the person took back the answer: the office must not call or write. */
export function isStopped(receipt: Receipt | null): boolean {
  return receipt?.consents.some(({ purpose, withdrawnAt }) => purpose === 'ANSWER' && withdrawnAt) ?? false;
}

/** What may be done with a person, for the facts of an enquiry or an application; nothing for those without a receipt. */
export function consentFacts(receipt: Receipt | null) {
  if (!receipt) return [];
  const { consents, noticeVersion, address, givenAt } = receipt;
  const held = consents
    .filter(({ withdrawnAt }) => !withdrawnAt)
    .map(({ purpose }) => texts.purposes[purpose]);
  const back = consents.flatMap(({ purpose, withdrawnAt }) =>
    withdrawnAt ? [`${texts.purposes[purpose]} (${formatDateTime(withdrawnAt)})`] : [],
  );
  return [
    { name: texts.allowed, value: held.join(', ') || texts.nothing },
    { name: texts.takenBack, value: back.join(', ') },
    {
      name: texts.notice,
      value: (
        <>
          {noticeVersion ? (
            <a
              href={`/privacy?version=${noticeVersion}`}
              className="font-semibold text-pine underline-offset-4 hover:underline"
            >
              {texts.version(noticeVersion)}
            </a>
          ) : (
            texts.noNotice
          )}
          {`, ${texts.from(formatDateTime(givenAt), address)}`}
        </>
      ),
    },
  ];
}

/** Copies the link where the person sees and takes back the consents. */
export function CopyChoices({ path }: { path: string }) {
  async function copy() {
    const link = `${window.location.origin}${path}`;
    try {
      await navigator.clipboard.writeText(link);
      showToast({ tone: 'success', text: texts.copied });
    } catch {
      showToast({ tone: 'danger', text: texts.notCopied(link) });
    }
  }
  return (
    <Button look="outline" className="mt-4" onClick={() => void copy()}>
      {texts.copy}
    </Button>
  );
}
