import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { formatDay } from '../../../lib/format.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useSessionOf } from '../../../office/admin-session.ts';
import { SmallForm } from '../../../office/small-form.tsx';
import { TabHeader } from '../../../office/tab-header.tsx';
import { useAccount } from '../../../office/use-account.ts';
import { Alert } from '../../../ui/alert.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { ruleRows } from '../../../lib/rule-keys.ts';
import { ruleTitle, valueWords } from '../../../lib/rule-words.ts';
import { ruleAdminContent } from './rule-admin.content.ts';
import {
  ConfirmRuleDocument,
  CreateRuleDocument,
  ReplaceRuleDocument,
  UpdateRuleDocument,
  useEditedRuleQuery,
} from './rule-admin.generated.ts';
import type { EditedRuleQuery } from './rule-admin.generated.ts';
import { ComparedField, ConfidenceField, readRule, RuleFields, ValueField } from './rule-fields.tsx';
import { daysOf } from './rule-days.ts';

type Rule = EditedRuleQuery['rule'];

const { form: texts } = ruleAdminContent;
const card = 'max-w-3xl rounded-card border border-line bg-card p-5 md:p-6';

export function NewRuleTab() {
  const client = useApolloClient();
  const done = useDone();
  const [key, setKey] = useState<string>(ruleRows[0]?.[0] ?? '');
  if (useAccount()?.role !== 'OWNER')
    return (
      <>
        <TabHeader title={texts.addTitle} />
        <p className="text-dense text-ink-muted">{texts.ownerOnly}</p>
      </>
    );
  return (
    <>
      <TabHeader title={texts.addTitle} />
      <div className={card}>
        <SmallForm
          submitLabel={texts.add}
          failed={texts.failed}
          send={async (typed) => {
            await client.mutate({ mutation: CreateRuleDocument, variables: { input: readRule(typed) } });
            done(texts.saved);
          }}
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
        </SmallForm>
      </div>
    </>
  );
}

/** One rule: its value, what it comes from, and for the owner the forms that change it. */
export function RuleTab() {
  const { id = '' } = useParams();
  const { data, error } = useEditedRuleQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  useSessionOf(error);
  const isOwner = useAccount()?.role === 'OWNER';
  const rule = data?.rule;
  return (
    <>
      <TabHeader title={rule ? ruleTitle(rule.key) : texts.editTitle} line={rule && valueWords(rule)} />
      {rule ? (
        <div key={rule.id} className="grid gap-6">
          <Facts rule={rule} mayConfirm={isOwner} />
          {isOwner ? (
            <>
              <ReplaceForm rule={rule} />
              <CorrectForm rule={rule} />
            </>
          ) : (
            <p className="text-dense text-ink-muted">{texts.ownerOnly}</p>
          )}
          <History rules={data.history} />
        </div>
      ) : (
        <p className="py-4 text-dense text-ink-muted">{error ? texts.notFound : texts.loading}</p>
      )}
    </>
  );
}

function Facts({ rule, mayConfirm }: { rule: Rule; mayConfirm: boolean }) {
  const client = useApolloClient();
  const done = useDone();
  return (
    <section className={`grid gap-3 ${card}`}>
      {rule.isOld && <Alert tone="danger">{texts.oldLine}</Alert>}
      <p className="text-dense">
        {rule.sourceAddress ? (
          <a
            href={rule.sourceAddress}
            rel="noreferrer"
            target="_blank"
            className="underline underline-offset-4"
          >
            {rule.sourceTitle}
          </a>
        ) : (
          rule.sourceTitle
        )}
      </p>
      {rule.note && <p className="text-dense text-ink-muted">{rule.note}</p>}
      <p className="text-dense text-ink-muted">
        {rule.checkedOn && rule.checkedBy
          ? texts.checkedOn(formatDay(rule.checkedOn), rule.checkedBy)
          : texts.reportedOn(formatDay(rule.sourceDate ?? rule.readOn))}
      </p>
      {mayConfirm && (
        <SmallForm
          submitLabel={texts.confirm}
          submittingLabel={texts.confirming}
          failed={texts.failed}
          look="outline"
          send={async () => {
            await client.mutate({ mutation: ConfirmRuleDocument, variables: { id: rule.id } });
            done(texts.confirmed);
          }}
        />
      )}
    </section>
  );
}

function ReplaceForm({ rule }: { rule: Rule }) {
  const client = useApolloClient();
  const done = useDone();
  return (
    <section className={card}>
      <h2 className="text-lg">{texts.replaceTitle}</h2>
      <p className="mt-1 mb-4 text-dense text-ink-muted">{texts.replaceLine}</p>
      <SmallForm
        submitLabel={texts.replace}
        failed={texts.failed}
        send={async (typed) => {
          const input = { ...readRule(typed), key: rule.key, note: rule.note };
          await client.mutate({
            mutation: ReplaceRuleDocument,
            variables: { id: rule.id, input: { ...input, ...scopeOf(rule) } },
          });
          done(texts.saved);
        }}
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
      </SmallForm>
    </section>
  );
}

function CorrectForm({ rule }: { rule: Rule }) {
  const client = useApolloClient();
  const done = useDone();
  return (
    <details className={card}>
      <summary className="cursor-pointer text-lg font-semibold">{texts.correctTitle}</summary>
      <p className="mt-1 mb-4 text-dense text-ink-muted">{texts.correctLine}</p>
      <SmallForm
        submitLabel={texts.correct}
        failed={texts.failed}
        look="outline"
        send={async (typed) => {
          const input = { ...readRule(typed), key: rule.key };
          await client.mutate({
            mutation: UpdateRuleDocument,
            variables: { id: rule.id, input, readAt: rule.updatedAt },
          });
          done(texts.saved);
        }}
      >
        {(errors) => <RuleFields ruleKey={rule.key} rule={rule} errors={errors} />}
      </SmallForm>
    </details>
  );
}

function History({ rules }: { rules: readonly Rule[] }) {
  if (rules.length < 2) return null;
  return (
    <section className={card}>
      <h2 className="text-lg">{texts.history}</h2>
      <ul className="mt-3 grid gap-2 text-dense">
        {rules.map((rule) => (
          <li key={rule.id}>
            <strong>{valueWords(rule)}</strong> {daysOf(rule)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Confirms a change and returns to the list, which is read again. */
function useDone() {
  const client = useApolloClient();
  const navigate = useNavigate();
  return (text: string) => {
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminRules' });
    showToast({ tone: 'success', text });
    void navigate('/my-account/rules');
  };
}

function scopeOf({ authority, subject, allotment }: Rule) {
  return { authority, subject, allotment };
}
