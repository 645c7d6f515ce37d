import { useApolloClient } from '@apollo/client/react';
import type { CouponScope } from 'domain/schema.generated.ts';
import { readChoice } from 'domain/text/choices.ts';
import { SmallForm, typedText } from '../../../office-kit/field/small-form.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { couponsContent } from './coupons.content.ts';
import { SaveCouponDocument } from './coupons.generated.ts';
import type { CouponFieldsFragment } from './coupons.generated.ts';

const { form: texts, failed, scopes } = couponsContent;
const scopeNames: CouponScope[] = ['FIRST_ORDER', 'EVERY_ORDER'];

interface CouponFormProps {
  /** Null for a new coupon. A stored coupon keeps its code, because orders name it. */
  coupon: CouponFieldsFragment | null;
  onSaved: () => Promise<void>;
}

/** The fields of one coupon. */
export function CouponForm({ coupon, onSaved }: CouponFormProps) {
  const client = useApolloClient();

  async function send(typed: FormData) {
    const input = {
      code: typedText(typed, 'code'),
      percent: Math.trunc(Number(typedText(typed, 'percent'))) || 0,
      appliesTo: readChoice(typedText(typed, 'appliesTo'), scopeNames) ?? 'FIRST_ORDER',
      lastDay: typedText(typed, 'lastDay') || null,
    };
    await client.mutate({ mutation: SaveCouponDocument, variables: { input } });
    await onSaved();
  }

  return (
    <SmallForm submitLabel={texts.submit} failed={failed} send={send}>
      {(errors) => (
        <>
          <TextField
            label={texts.code.label}
            hint={coupon ? undefined : texts.code.hint}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            readOnly={Boolean(coupon)}
            defaultValue={coupon?.code}
            error={errors.code}
          />
          <TextField
            label={texts.percent.label}
            hint={texts.percent.hint}
            name="percent"
            inputMode="numeric"
            maxLength={3}
            defaultValue={coupon?.percent ?? 10}
            error={errors.percent}
          />
          <SelectField
            label={texts.appliesTo}
            name="appliesTo"
            defaultValue={coupon?.appliesTo}
            error={errors.appliesTo}
          >
            {scopeNames.map((scope) => (
              <option key={scope} value={scope}>
                {scopes[scope]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={texts.lastDay.label}
            hint={texts.lastDay.hint}
            name="lastDay"
            type="date"
            defaultValue={coupon?.lastDay ?? ''}
            error={errors.lastDay}
          />
        </>
      )}
    </SmallForm>
  );
}
