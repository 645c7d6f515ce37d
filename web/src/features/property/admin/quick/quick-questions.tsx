import { useEffect, useEffectEvent, useState } from 'react';
import { FoldSign } from '../../../../office-kit/fold-sign.tsx';
import type { PictureNature } from '../../../../office-kit/pictures/held-pictures.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { answerFields } from '../check/answer-fields.ts';
import { checklistContent } from '../check/listing-checklist.content.ts';
import { isInPlace, ListingQuestions } from '../check/listing-questions.tsx';
import { askedChecks, lineOf } from '../check/sorted-checks.ts';
import { pauseMs, useChecks, useOpenOnRefusal } from '../check/use-listing-checks.ts';
import type { Refusal } from '../check/use-listing-checks.ts';
import type { PropertyFormValues } from '../form/property-form-values.ts';
import { allFieldsPath } from './all-fields-path.ts';
import { PaperAnswer } from './quick-paper.tsx';
import type { Paper } from './quick-paper.tsx';
import { quickForm } from './quick-values.ts';

interface QuickQuestionsProps {
  values: PropertyFormValues;
  refusal: Refusal;
  onAnswer: (name: string, value: string) => void;
  onNature: (nature: PictureNature) => void;
  paper: Paper | null;
  onPaper: (paper: Paper | null) => void;
  /** Saves a draft and opens its documents. */
  onPapers: () => void;
}

/** What keeps the listing from visitors: one quiet line while it is typed, and the questions once the server refuses. */
export function QuickQuestions(props: QuickQuestionsProps) {
  const { values, refusal, onAnswer, onNature, paper, onPaper, onPapers } = props;
  const { checks, answered, look } = useChecks(refusal);
  const { isOpen, setOpen } = useOpenOnRefusal(refusal);
  const [mended, setMended] = useState(0);
  const typed = JSON.stringify(values);
  const onLook = useEffectEvent(look);
  useEffect(() => {
    let isOutdated = false;
    const form = quickForm(JSON.parse(typed) as PropertyFormValues, 'PUBLISHED');
    const timer = setTimeout(() => void onLook(form, undefined, () => isOutdated), pauseMs);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [typed, mended]);
  const asked = askedChecks(checks ?? [], answered);
  const line = lineOf(asked, 0) || checklistContent.allPass;
  if (!checks) return null;
  const answers = { valueOf: (name: string) => values.texts[name] ?? '', give: onAnswer };
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group text-dense"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-x-2 text-ink-muted">
        <span role="status">{line}</span>
        <FoldSign />
      </summary>
      <div className="pt-2 pb-4">
        <ListingQuestions
          {...{ asked, checks, answers, refusal, isOpen, onNature }}
          onMended={() => setMended((count) => count + 1)}
          wayTo={(check, question) =>
            check.field === 'documents' ? (
              <PaperAnswer paper={paper} onChange={onPaper} onLater={onPapers} />
            ) : isInPlace(check.field) || answerFields(check, answers.valueOf).length > 0 ? null : (
              <ButtonLink to={`${allFieldsPath}#${check.field}`} state={{ values }} look="quiet">
                {checklistContent.go}
                <span className="sr-only"> {checklistContent.goFor(question)}</span>
              </ButtonLink>
            )
          }
        />
      </div>
    </details>
  );
}
