import { Eye, EyeOff, MessageSquarePlus, ThumbsDown, ThumbsUp, X } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from 'domain/text/format.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Button } from '../../ui/button.tsx';
import { addNote, giveThumb, hideHome, removeNote } from './list-changes.ts';
import { namesOf } from './list-order.ts';
import { NoteForm } from './note-form.tsx';
import { sharedContent } from './shared-shortlist.content.ts';
import type { SharedListFragment } from './shared-list.generated.ts';
import type { SharedListState } from './use-shared-list.ts';

export type Home = SharedListFragment['homes'][number];
type Thumb = Home['thumbs'][number]['thumb'];

const texts = sharedContent.home;
const scripted = '[@media(scripting:none)]:hidden';
const icons = { UP: ThumbsUp, DOWN: ThumbsDown };
const labels = { UP: texts.up, DOWN: texts.down };

/** The thumbs and notes of the family for one home, and what can be done with it. */
export function FamilyWords({ home, state }: { home: Home; state: SharedListState }) {
  const { propertyId, title, notes, hiddenBy } = home;
  const { kept, mayChange, change, problem } = state;
  const [writing, setWriting] = useState(false);
  return (
    <div className="grid gap-3 border-t border-line px-3.5 py-3 @3xl:px-5">
      <ThumbNames home={home} />
      {mayChange && (
        <div className={`flex flex-wrap items-center gap-1.5 ${scripted}`}>
          {(['UP', 'DOWN'] as const).map((thumb) => (
            <ThumbButton key={thumb} home={home} thumb={thumb} state={state} />
          ))}
          <Button
            look="quiet"
            className="px-2.5!"
            aria-expanded={writing}
            aria-label={`${texts.addNote}: ${title}`}
            onClick={() => setWriting(!writing)}
          >
            <MessageSquarePlus aria-hidden="true" className="size-4" />
            {texts.noteButton}
          </Button>
          <Button
            look="quiet"
            className="ml-auto px-2.5!"
            aria-label={`${hiddenBy ? texts.restore : texts.hide}: ${title}`}
            onClick={() => void change(hideHome(propertyId, !hiddenBy), propertyId)}
          >
            {hiddenBy ? (
              <Eye aria-hidden="true" className="size-4" />
            ) : (
              <EyeOff aria-hidden="true" className="size-4" />
            )}
            {hiddenBy ? texts.restore : texts.hide}
          </Button>
        </div>
      )}
      {problem?.propertyId === propertyId && <StatusMessage tone="danger">{problem.text}</StatusMessage>}
      {notes.length > 0 && (
        <ul aria-label={`${texts.notes}: ${title}`} className="grid gap-2">
          {notes.map(({ id, person, text, at }) => (
            <li
              key={id}
              className="flex items-start gap-2 rounded-field bg-pine-soft py-2 pr-1 pl-3.5 text-sm"
            >
              <p className="min-w-0 flex-1 py-0.5 [overflow-wrap:anywhere] whitespace-pre-line">
                <strong className="font-semibold">{person.name}</strong>{' '}
                <time dateTime={at} className="text-xs text-ink-muted">
                  {formatDay(at)}
                </time>
                <br />
                {text}
              </p>
              {kept && (kept.made || kept.me === person.id) && (
                <button
                  type="button"
                  aria-label={texts.remove(person.name)}
                  onClick={() => void change(removeNote(id), propertyId)}
                  className={`-my-1 flex size-11 shrink-0 items-center justify-center rounded-field text-ink-muted hover:text-danger ${scripted}`}
                >
                  <X aria-hidden="true" className="size-4" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {writing && mayChange && (
        <NoteForm
          onCancel={() => setWriting(false)}
          onSave={async (text) => {
            if (await change(addNote(propertyId, text), propertyId)) setWriting(false);
          }}
        />
      )}
    </div>
  );
}

/** Who is for it and who is against it, by first name. */
function ThumbNames({ home }: { home: Home }) {
  const given = (['UP', 'DOWN'] as const).map((thumb) => ({ thumb, names: namesOf(home, thumb) }));
  if (home.thumbs.length === 0) return <p className="text-xs text-ink-muted">{texts.none}</p>;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {given.map(({ thumb, names }) => {
        const Icon = icons[thumb];
        return (
          names.length > 0 && (
            <li key={thumb} className="flex min-w-0 items-center gap-2 [overflow-wrap:anywhere]">
              <Icon
                aria-hidden="true"
                className={`size-4 shrink-0 ${thumb === 'UP' ? 'text-pine' : 'text-danger'}`}
              />
              <span>
                <span className="sr-only">{thumb === 'UP' ? texts.for : texts.against}: </span>
                {names.join(', ')}
              </span>
            </li>
          )
        );
      })}
    </ul>
  );
}

function ThumbButton({ home, thumb, state }: { home: Home; thumb: Thumb; state: SharedListState }) {
  const { propertyId, title, thumbs } = home;
  const { kept, change } = state;
  const given = thumbs.find(({ person }) => person.id === kept?.me)?.thumb === thumb;
  const Icon = icons[thumb];
  return (
    <button
      type="button"
      aria-pressed={given}
      aria-label={`${labels[thumb]}: ${title}`}
      onClick={() => void change(giveThumb(propertyId, given ? null : thumb), propertyId)}
      className={`group/thumb flex size-11 items-center justify-center rounded-full border border-line bg-card transition-colors duration-150 hover:border-pine active:opacity-80 ${thumb === 'UP' ? 'aria-pressed:border-pine aria-pressed:bg-pine-soft aria-pressed:text-pine' : 'aria-pressed:border-danger aria-pressed:bg-danger-soft aria-pressed:text-danger'}`}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
