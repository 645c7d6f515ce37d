import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { RuleInput } from 'domain/schema.generated.ts';
import { formatDay } from 'domain/text/format.ts';
import { ruleRow, ruleRows } from 'domain/rule/rule-keys.ts';
import { showToast } from '../../../lib/toasts.ts';
import { SmallForm } from '../../../office-kit/field/small-form.tsx';
import { StatusMessage } from '../../../ui/status-message.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { ruleAdminContent } from './rule-admin.content.ts';
import {
  CreateRuleDocument,
  ReplaceRuleDocument,
  RuleEffectDocument,
  UpdateRuleDocument,
} from './rule-admin.generated.ts';
import type { EditedRuleQuery, RuleEffectQuery } from './rule-admin.generated.ts';
import { ComparedField, ConfidenceField, readRule, RuleFields, ValueField } from './rule-fields.tsx';

type Rule = EditedRuleQuery['rule'];
type Effect = RuleEffectQuery['ruleEffect'];

const { form: texts } = ruleAdminContent;
export const ruleCard = 'max-w-3xl rounded-card border border-line bg-card p-5 md:p-6';

/** The form of a new rule. */
export function AddForm() {
  const client = useApolloClient();
  const asked = useSearchParams()[0].get('rule') ?? '';
  const [key, setKey] = useState<string>(ruleRow(asked) ? asked : (ruleRows[0]?.[0] ?? ''));
  return (
    <RuleForm
      submitLabel={texts.add}
      read={(typed) => ({ input: readRule(typed) })}
      save={({ input }) => client.mutate({ mutation: CreateRuleDocument, variables: { input } })}
    >
      {(errors) => (
        <>
          <SelectField
            name="key"
            label={texts.rule}
            value={key}
            onChange={(event) => setKey(event.target.value)}
            error={errors.key}
          >
            {ruleRows.map(([value, { title }]) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </SelectField>
          <RuleFields key={key} ruleKey={key} errors={errors} />
        </>
      )}
    </RuleForm>
  );
}

/** The form of a new value from a day on. */
export function ReplaceForm({ rule }: { rule: Rule }) {
  const client = useApolloClient();
  const { id, key, note, authority, subject, allotment } = rule;
  return (
    <section className={ruleCard}>
      <h2 className="text-lg">{texts.replaceTitle}</h2>
      <p className="mt-1 mb-4 text-dense text-ink-muted">{texts.replaceLine}</p>
      <RuleForm
        submitLabel={texts.replace}
        read={(typed) => ({
          ...{ id, isNewValue: true },
          input: { ...readRule(typed), key, note, authority, subject, allotment },
        })}
        save={({ input }) => client.mutate({ mutation: ReplaceRuleDocument, variables: { id, input } })}
      >
        {(errors) => (
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <ValueField ruleKey={rule.key} label={texts.replaceValue} error={errors.value} />
            <TextField type="date" name="validFrom" label={texts.replaceFrom} error={errors.validFrom} />
            <TextField name="sourceTitle" label={texts.replaceSource} error={errors.sourceTitle} />
            <TextField
              name="sourceAddress"
              label={texts.sourceAddress}
              hint={texts.sourceAddressHint}
              error={errors.sourceAddress}
            />
            <TextField type="date" name="sourceDate" label={texts.sourceDate} error={errors.sourceDate} />
            <ConfidenceField value={rule.confidence} />
            <ComparedField />
          </div>
        )}
      </RuleForm>
    </section>
  );
}

/** The form that corrects a record. */
export function CorrectForm({ rule }: { rule: Rule }) {
  const client = useApolloClient();
  const { id, key, updatedAt: readAt } = rule;
  return (
    <details className={ruleCard}>
      <summary className="min-h-11 cursor-pointer py-2 text-lg font-semibold">{texts.correctTitle}</summary>
      <p className="mt-1 mb-4 text-dense text-ink-muted">{texts.correctLine}</p>
      <RuleForm
        submitLabel={texts.correct}
        look="outline"
        read={(typed) => ({ id, input: { ...readRule(typed), key } })}
        save={({ input }) =>
          client.mutate({ mutation: UpdateRuleDocument, variables: { id, input, readAt } })
        }
      >
        {(errors) => <RuleFields ruleKey={rule.key} rule={rule} errors={errors} />}
      </RuleForm>
    </details>
  );
}

interface Change {
  id?: string;
  input: RuleInput;
  isNewValue?: boolean;
}

interface RuleFormProps {
  submitLabel: string;
  look?: 'primary' | 'outline';
  /** The typed change. */
  read: (typed: FormData) => Change;
  save: (change: Change) => Promise<unknown>;
  children: (errors: Record<string, string>) => ReactNode;
}

/** Says before it saves which listings a change takes off the site; the same change is saved at the second click. */
function RuleForm({ submitLabel, look, read, save, children }: RuleFormProps) {
  const client = useApolloClient();
  const done = useDone();
  const [told, setTold] = useState<{ change: string; effect: Effect } | null>(null);
  return (
    <SmallForm
      submitLabel={told ? texts.saveAnyway : submitLabel}
      failed={texts.failed}
      look={look}
      send={async (typed) => {
        const change = read(typed);
        const asked = JSON.stringify(change);
        if (told?.change !== asked) {
          const question = { query: RuleEffectDocument, variables: change, fetchPolicy: 'no-cache' } as const;
          const effect = (await client.query(question)).data?.ruleEffect;
          setTold(effect && effect.count > 0 ? { change: asked, effect } : null);
          if (effect && effect.count > 0) return;
        }
        await save(change);
        done(texts.saved);
      }}
    >
      {(errors) => (
        <>
          {children(errors)}
          {told && <EffectNotice effect={told.effect} />}
        </>
      )}
    </SmallForm>
  );
}

function EffectNotice({ effect: { count, isPartial, listings } }: { effect: Effect }) {
  return (
    <StatusMessage tone="danger">
      {texts.effect(count, isPartial)}{' '}
      {listings.map(({ id, title, day }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <Link to={`/my-account/properties/${id}/edit`} className="underline underline-offset-4">
            {title}
          </Link>{' '}
          <span className="whitespace-nowrap">{texts.from(formatDay(day))}</span>
        </span>
      ))}
      {count > listings.length && ` ${texts.more(count - listings.length)}`}. {texts.again}
    </StatusMessage>
  );
}

/** Confirms a change and returns to the list, which is read again. */
export function useDone() {
  const client = useApolloClient();
  const navigate = useNavigate();
  return (text: string) => {
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminRules' });
    showToast({ tone: 'success', text });
    void navigate('/my-account/rules');
  };
}
