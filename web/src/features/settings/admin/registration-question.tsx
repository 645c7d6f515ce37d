import { useApolloClient } from '@apollo/client/react';
import { formatDay } from 'domain/text/format.ts';
import { typedText } from '../../../office-kit/field/small-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { goingLiveContent } from './going-live.content.ts';
import { RegistrationEffectDocument } from './going-live.generated.ts';
import type { ListingEffectFragment } from './going-live.generated.ts';

const texts = goingLiveContent.save;

/** What a typed registration would hide; null for nothing. One date must not empty a site unnoticed. */
export function useHiddenListings() {
  const client = useApolloClient();
  return async (typed: FormData): Promise<ListingEffectFragment | null> => {
    const number = typedText(typed, 'registrationNumber').trim();
    const validTo = typedText(typed, 'registrationValidTo') || null;
    const question = { query: RegistrationEffectDocument, variables: { number, validTo } };
    // What cannot be asked now, the save answers.
    const answer = await client.query({ ...question, fetchPolicy: 'no-cache' }).catch(() => null);
    const effect = answer?.data?.registrationEffect;
    return effect && effect.count > 0 ? effect : null;
  };
}

interface RegistrationQuestionProps {
  effect: ListingEffectFragment | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a registration is saved that hides listings. */
export function RegistrationQuestion({ effect, onClose, onConfirm }: RegistrationQuestionProps) {
  return (
    <Dialog open={effect !== null} onClose={onClose} title={texts.question}>
      <p>{effect && texts.hides(effect.count, effect.total, laterDayOf(effect))}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button look="danger" onClick={onConfirm}>
          {texts.confirm}
        </Button>
      </div>
    </Dialog>
  );
}

/** The first day on which one is hidden; null for today. */
function laterDayOf({ listings }: ListingEffectFragment): string | null {
  const [first = ''] = listings.map(({ day }) => day).sort();
  return formatDay(first) === formatDay(new Date().toISOString()) ? null : first;
}
