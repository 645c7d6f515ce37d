import { Form, useActionData, useNavigation } from 'react-router-dom';
import { formatDay } from 'domain/text/format.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Button } from '../../ui/button.tsx';
import { choicesContent as texts } from './choices.content.ts';
import type { ChoicesQuery } from './choices.generated.ts';
import type { ChoiceOutcome } from './submit-choice.ts';

type Consents = NonNullable<ChoicesQuery['choices']>['receipt']['consents'];

/** Each consent with its button, or with the day on which it was taken back. */
export function ConsentList({ consents }: { consents: Consents }) {
  const outcome = useActionData<ChoiceOutcome>();
  const { formData } = useNavigation();
  const failed = outcome?.error && outcome.values.purpose !== undefined;
  return (
    <>
      {failed && (
        <div className="mt-4">
          <StatusMessage tone="danger">{outcome.error.message}</StatusMessage>
        </div>
      )}
      <ul className="mt-5 border-t border-line">
        {consents.map(({ purpose, withdrawnAt }) => (
          <li
            key={purpose}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4"
          >
            <p className={withdrawnAt ? 'text-ink-muted' : 'font-semibold'}>
              {texts.purposes[purpose]}
              {withdrawnAt && (
                <span role="status" className="block text-sm">
                  {texts.takenBack(formatDay(withdrawnAt))}
                </span>
              )}
            </p>
            {!withdrawnAt && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="purpose" value={purpose} />
                <Button type="submit" look="outline" disabled={formData?.get('purpose') === purpose}>
                  {formData?.get('purpose') === purpose ? texts.working : texts.takeBack}
                  <span className="sr-only"> {texts.purposes[purpose]}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
