import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isFilmKey } from 'domain/site/film.ts';
import { decoded } from 'domain/text/decoded.ts';
import { PublicationBadge } from '../../../office-kit/publication-badge.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { CheckRow } from '../../../ui/check-row.tsx';
import { hiddenSection } from '../../../lib/site-texts.ts';
import { blockContent } from './block.content.ts';
import { MenuField } from './menu-field.tsx';
import { PictureField } from './picture-field.tsx';
import type { SiteText } from './site-texts.ts';
import type { Typing } from './use-typed-texts.ts';

const texts = blockContent.page;
const linkClass =
  'inline-flex min-h-9 items-center text-xs font-semibold text-pine underline-offset-4 hover:underline pointer-coarse:min-h-11';

interface TextEntryProps {
  text: SiteText;
  typing: Typing;
  /** The addresses of the pages that the office added, for menus. */
  ownPaths: readonly string[];
}

/** One text with its field, what became of it, and the way back to the delivered text. */
export function TextEntry({ text, typing, ownPaths }: TextEntryProps) {
  const { key, label, kind, page, block, isChanged, hasDraft, shown, text: delivered } = text;
  const typed = typing.typedOf(text);
  const onType = (value: string) => typing.type(text, value);
  const entry = useRef<HTMLLIElement>(null);
  const { hash } = useLocation();
  const isMeant = decoded(hash.slice(1)) === key;
  useEffect(() => {
    if (!isMeant) return;
    entry.current?.scrollIntoView({ block: 'center' });
    entry.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [isMeant]);
  const value = typed ?? shown;
  const differs = value.trim() !== delivered;
  const isWords = kind === 'line' || kind === 'paragraph' || kind === 'list';
  return (
    <li ref={entry} className="border-b border-line p-4 last:border-b-0 md:px-5">
      {kind === 'menu' && <MenuField label={label} value={value} ownPaths={ownPaths} onChange={onType} />}
      {kind === 'picture' && <PictureField label={label} value={value} onChange={onType} />}
      {kind === 'switch' && (
        <CheckRow
          type="checkbox"
          label={texts.isShown}
          checked={value !== hiddenSection}
          onChange={({ target }) => onType(target.checked ? delivered : hiddenSection)}
        />
      )}
      {isWords && (
        <TextAreaField
          label={label}
          name={key}
          rows={kind === 'line' ? 1 : 3}
          maxLength={8_000}
          value={value}
          hint={isFilmKey(key) ? texts.film : kind === 'list' ? texts.paragraphs : undefined}
          onChange={({ target }) => onType(kind === 'line' ? target.value.replace(/\n/g, ' ') : target.value)}
        />
      )}
      {typing.isNew(text) && typed !== undefined && (
        <p
          role="status"
          className="mt-2 rounded-field bg-brass-soft px-3 py-2 text-dense [overflow-wrap:anywhere]"
        >
          <span className="font-semibold">{texts.theirs(block?.updatedBy ?? null)}</span>{' '}
          {block?.editedText ? block.editedText : texts.cleared}
        </p>
      )}
      {(isChanged || Boolean(block) || differs) && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          {isChanged && (
            <span className="rounded-full bg-pine-soft px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap text-pine">
              {texts.isChanged}
            </span>
          )}
          {block && (
            <PublicationBadge
              publication={block.publication}
              publishAt={block.publishAt}
              draft={block.draft}
            />
          )}
          {block && (
            <Link to={`/my-account/website/${page}/${block.id}/versions`} className={linkClass}>
              {texts.versions}
              <span className="sr-only">: {label}</span>
            </Link>
          )}
          {hasDraft && (
            <Action
              label={label}
              text={texts.publishDraft}
              onClick={() => void typing.save({ state: 'PUBLISHED' }, [text])}
            />
          )}
          {hasDraft && (
            <Action
              label={label}
              text={texts.dropDraft}
              onClick={() => onType(block?.text ? block.text : delivered)}
            />
          )}
          {differs && (
            <Action
              label={label}
              text={kind === 'picture' ? texts.resetPicture : texts.reset}
              onClick={() => onType(delivered)}
            />
          )}
        </div>
      )}
      {differs && isWords && (
        <p className="mt-2 text-xs [overflow-wrap:anywhere] whitespace-pre-line text-ink-muted">
          {texts.delivered} {delivered}
        </p>
      )}
    </li>
  );
}

function Action({ text, label, onClick }: { text: string; label: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className={linkClass}>
      {text}
      <span className="sr-only">: {label}</span>
    </button>
  );
}
