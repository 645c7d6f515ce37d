import { useApolloClient } from '@apollo/client/react';
import { ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccount } from '../../../../office-kit/session/use-account.ts';
import { useSubmission } from '../../../../office-kit/form/submission.ts';
import { submitBarContent } from '../../../../office-kit/form/submit-bar.content.ts';
import { pictureText } from '../../../../office-kit/pictures/held-pictures.ts';
import { picturesContent } from '../../../../office-kit/pictures/pictures.content.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { TabHeader } from '../../../../office-kit/tab-header.tsx';
import { StatusMessage } from '../../../../ui/status-message.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { readPropertyForm } from '../form/property-form-values.ts';
import { usePropertyPictures } from '../picture/use-property-pictures.ts';
import { propertyAdminContent } from '../property-admin.content.ts';
import { usePropertyDefaultsQuery } from '../property-admin.generated.ts';
import { forgetProperties, listPath, tellSaved } from '../saved-property.ts';
import { allFieldsPath } from './all-fields-path.ts';
import { quickAddContent as texts } from './quick-add.content.ts';
import { QuickAsks, QuickHomes } from './quick-asks.tsx';
import { QuickChips } from './quick-chips.tsx';
import { emptyEntry, entryWith, forgetEntry, isEmptyEntry, keepEntry, keptEntry } from './quick-draft.ts';
import type { QuickEntry } from './quick-draft.ts';
import { factsOf, homesOf, missingOf } from './quick-facts.ts';
import { KindField, MessageField } from './quick-fields.tsx';
import { QuickList } from './quick-list.tsx';
import type { Paper } from './quick-paper.tsx';
import { QuickPictures } from './quick-pictures.tsx';
import { QuickQuestions } from './quick-questions.tsx';
import { isFact, quickForm, quickValues, titleOf, wrongQuick } from './quick-values.ts';
import { useQuickSave } from './use-quick-save.ts';
import { useReading } from './use-reading.ts';

const formTexts = { ...submitBarContent, ...propertyAdminContent.form };

/** Adds a listing from one message, some photos and few taps; all fields of the property are a tap away. */
export function QuickAddTab() {
  const { state } = useLocation() as { state: unknown };
  const [entry, setEntry] = useState(() => entryWith(state));
  const [isKept, setIsKept] = useState(() => !isEmptyEntry(keptEntry()));
  const [revision, setRevision] = useState(0);
  return (
    <>
      <TabHeader title={propertyAdminContent.form.addTitle} />
      {isKept && (
        <p role="status" className="mb-3 flex flex-wrap items-center gap-x-2 text-dense text-ink-muted">
          {texts.restored}
          <button
            type="button"
            className="min-h-11 font-semibold text-pine underline underline-offset-2 md:min-h-9"
            onClick={() => {
              forgetEntry();
              setEntry(emptyEntry);
              setIsKept(false);
              setRevision((count) => count + 1);
            }}
          >
            {texts.startAnew}
          </button>
        </p>
      )}
      <QuickAdd key={revision} first={entry} />
    </>
  );
}

function QuickAdd({ first }: { first: QuickEntry }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const saveListing = useQuickSave();
  const [paper, setPaper] = useState<Paper | null>(null);
  // Sales add drafts, which an owner or an editor publishes.
  const mayPublish = useAccount()?.role !== 'SALES';
  const { data: defaults } = usePropertyDefaultsQuery({ fetchPolicy: 'network-only' });
  const { failure, submitting, submit, setFailure } = useSubmission(formTexts);
  const [entry, setEntry] = useState(first);
  const [wanted, setWanted] = useState<'PUBLISHED' | 'DRAFT' | null>(null);
  const [isOne, setIsOne] = useState(false);
  const { message, byHand, answers } = entry;
  const { listings, isCurrent, failed } = useReading(message);
  const state = usePropertyPictures({ held: first.pictures, revision: 0, onChange: () => undefined });
  const { pictures, underWay, failed: notUploaded, checkDraft } = state;
  const stored = pictures.flatMap((picture) => (picture.upload ? [] : [pictureText(picture)]));
  const kept = JSON.stringify({ ...entry, pictures: stored });
  useEffect(() => {
    keepEntry(JSON.parse(kept) as QuickEntry);
  }, [kept]);
  const checkKept = useEffectEvent(() => checkDraft(first.pictures));
  useEffect(() => {
    checkKept();
  }, []);

  const [listing] = listings;
  const kind = entry.kind ?? listing?.kind ?? 'RESALE';
  const facts = factsOf(listing, byHand);
  const isUntouched = entry.kind === null && isEmptyEntry({ ...entry, pictures: stored });
  const isStarted = message.trim() !== '' || entry.kind !== null;
  const missing = isStarted ? missingOf(kind, facts) : [];
  const errors = failure?.fields ?? {};
  const quick = {
    ...{ kind, facts, title: byHand.title?.value, pictures: stored },
    configurations: homesOf(listing, facts),
    remark: byHand.remark?.value ?? listing?.remark ?? '',
  };
  const made = quickValues(quick, defaults?.settings);
  const values = { ...made, texts: { ...made.texts, ...answers } };

  function change(part: Partial<QuickEntry>) {
    setEntry((present) => ({ ...present, ...part }));
    setFailure(null);
  }

  /** Answers a question of the checks. A fact that has a field above stays in that field. */
  function answer(name: string, value: string) {
    const label = missing.includes(name) ? '' : value;
    setEntry((present) =>
      isFact(name)
        ? { ...present, byHand: { ...present.byHand, [name]: { value, label } } }
        : { ...present, answers: { ...present.answers, [name]: value } },
    );
  }

  async function save(publication: 'PUBLISHED' | 'DRAFT', opensPapers = false) {
    const form = quickForm(values, publication);
    const { input, pictures: chosen, wrong } = readPropertyForm(form);
    const found = {
      ...wrong,
      ...(notUploaded > 0 && { images: picturesContent.upload.notUploaded(notUploaded) }),
      ...(publication === 'PUBLISHED' && wrongQuick(kind, values)),
      ...(paper && !paper.dated && { paperDated: texts.paper.undated }),
    };
    const sentence = isStarted ? Object.values(found)[0] : texts.nothing;
    if (sentence) {
      setFailure({ message: sentence, fields: found });
      return;
    }
    await submit(async () => {
      const { saved, failed: later } = await saveListing({ input, pictures: chosen }, publication, paper);
      forgetProperties(client);
      forgetEntry();
      if (later) showToast({ tone: 'danger', text: texts.paper.notPublished(later) });
      else tellSaved(formTexts.submitted, saved);
      void navigate(opensPapers || later ? `${listPath}/${saved.id}/edit#documents` : listPath);
    });
  }
  const waitLabel =
    wanted !== null && underWay > 0 ? picturesContent.upload.saveWhenUploaded(underWay) : null;
  // A save waits for the photos, and for the answer of what was just pasted.
  const isWaiting = wanted !== null && (underWay > 0 || (!isCurrent && !failed));
  const begin = useEffectEvent(async (publication: 'PUBLISHED' | 'DRAFT') => {
    if (submitting) return;
    await save(publication);
    setWanted(null);
  });
  useEffect(() => {
    if (wanted === null || isWaiting) return;
    const timer = setTimeout(() => void begin(wanted));
    return () => clearTimeout(timer);
  }, [wanted, isWaiting]);

  if (listings.length > 1 && !isOne)
    return (
      <div className="grid max-w-[70rem] gap-4">
        <MessageField message={message} onChange={(text) => change({ message: text })} />
        <QuickList
          listings={listings}
          defaults={defaults?.settings}
          onOne={() => setIsOne(true)}
          onSaved={(left) => change({ message: left, byHand: {} })}
        />
      </div>
    );
  return (
    <div inert={submitting} className="grid max-w-[70rem] grid-cols-1 gap-4">
      <KindField kind={kind} onChange={(chosen) => change({ kind: chosen, answers: {} })} />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="max-lg:order-last">
          <MessageField message={message} onChange={(text) => change({ message: text })} />
        </div>
        <QuickPictures pictures={state} isProject={kind === 'NEW_PROJECT'} error={errors.images} />
      </div>
      {failed && <p className="text-dense text-warning">{texts.notRead}</p>}
      <p role="status" className="sr-only">
        {isCurrent && facts.length > 0 ? texts.facts(facts.length) : ''}
      </p>
      <QuickChips
        facts={facts.filter(({ isInField, field }) => !isInField && !['title', 'remark'].includes(field))}
        errors={errors}
        isRent={kind === 'TO_LET'}
        onChange={(name, changed) => change({ byHand: { ...byHand, [name]: changed } })}
      />
      <QuickHomes configurations={quick.configurations} />
      <QuickAsks
        configurations={quick.configurations}
        {...{ kind, facts, missing, errors }}
        questions={listing?.questions ?? []}
        onChange={(name, changed) => change({ byHand: { ...byHand, [name]: changed } })}
      />
      {quick.remark && (
        <p className="text-dense text-ink-muted">
          {texts.remark} <span className="text-ink">{quick.remark}</span>
        </p>
      )}
      {isStarted && mayPublish && (
        <QuickQuestions
          values={values}
          refusal={failure?.checks}
          onAnswer={answer}
          onNature={state.tellUnstated}
          {...{ paper, onPaper: setPaper }}
          onPapers={() => void save('DRAFT', true)}
        />
      )}
      <div className="form-foot sticky bottom-0 z-20 grid gap-2 border-t border-line bg-paper py-2.5">
        {failure && (
          <StatusMessage tone="danger">{failure.checks ? texts.checks : failure.message}</StatusMessage>
        )}
        <div className="flex flex-wrap items-center gap-2">
          {mayPublish && (
            <Button disabled={submitting} onClick={() => setWanted('PUBLISHED')}>
              {submitting ? formTexts.submitting : (waitLabel ?? texts.publish)}
            </Button>
          )}
          <Button
            look={mayPublish ? 'outline' : 'primary'}
            disabled={submitting}
            onClick={() => setWanted('DRAFT')}
          >
            {(!mayPublish && waitLabel) || texts.saveDraft}
          </Button>
          {mayPublish ? (
            <ButtonLink
              to={allFieldsPath}
              state={isUntouched ? null : { values }}
              look="quiet"
              className="ml-auto"
            >
              {texts.allFields}
              <ChevronRight aria-hidden="true" className="size-4" />
            </ButtonLink>
          ) : (
            <p className="text-dense text-ink-muted">{texts.draftsOnly}</p>
          )}
          {isStarted && <p className="basis-full truncate text-dense text-ink-muted">{titleOf(quick)}</p>}
        </div>
      </div>
    </div>
  );
}
