import { useApolloClient } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { formatDay } from 'domain/text/format.ts';
import { useSessionOf } from '../../../office-kit/session/admin-session.ts';
import { SmallForm } from '../../../office-kit/field/small-form.tsx';
import { TabHeader } from '../../../office-kit/tab-header.tsx';
import { useAccount } from '../../../office-kit/session/use-account.ts';
import { StatusMessage } from '../../../ui/status-message.tsx';
import { ruleTitle, valueWords } from 'domain/rule/rule-words.ts';
import { ruleAdminContent } from './rule-admin.content.ts';
import { ConfirmRuleDocument, useEditedRuleQuery } from './rule-admin.generated.ts';
import type { EditedRuleQuery } from './rule-admin.generated.ts';
import { daysOf } from './rule-days.ts';
import { AddForm, CorrectForm, ReplaceForm, ruleCard, useDone } from './rule-forms.tsx';

type Rule = EditedRuleQuery['rule'];

const { form: texts } = ruleAdminContent;

/** The page that adds a rule. */
export function NewRuleTab() {
  const isOwner = useAccount()?.role === 'OWNER';
  return (
    <>
      <TabHeader title={texts.addTitle} />
      {isOwner ? (
        <div className={ruleCard}>
          <AddForm />
        </div>
      ) : (
        <p className="text-dense text-ink-muted">{texts.ownerOnly}</p>
      )}
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
    <section className={`grid gap-3 ${ruleCard}`}>
      {rule.isOld && <StatusMessage tone="danger">{texts.oldLine}</StatusMessage>}
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

function History({ rules }: { rules: readonly Rule[] }) {
  if (rules.length < 2) return null;
  return (
    <section className={ruleCard}>
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
