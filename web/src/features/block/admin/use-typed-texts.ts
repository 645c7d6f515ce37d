import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { readError } from '../../../lib/errors.ts';
import { formatMoment } from '../../../office-kit/moments.ts';
import type { Publication } from '../../../office-kit/publication.ts';
import { useAdminSession } from '../../../office-kit/session/admin-session.ts';
import { EditedBlocksDocument, SaveBlocksDocument } from './block-admin.generated.ts';
import { blockContent } from './block.content.ts';
import { placeOf, siteTexts } from './site-texts.ts';
import type { SiteText } from './site-texts.ts';
import { withoutMarks } from './text-marks.ts';

const sentences = blockContent.page;

export type Typing = ReturnType<typeof useTypedTexts>;

interface TypingOptions {
  /** The texts that can be typed into. */
  texts: readonly SiteText[];
  /** Whether something typed is not saved. */
  onChange: (unsaved: boolean) => void;
  /** What was saved, in a sentence. */
  onSaved: (sentence: string) => void;
}

/** What an editor types into texts of the site, and how it is saved: a failure leaves what was typed. */
export function useTypedTexts({ texts, onChange, onSaved }: TypingOptions) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [known, setKnown] = useState(() => momentsOf(texts));
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const changed = texts.filter((text) => differs(text, typed));

  function keep(next: ReadonlyMap<string, string>) {
    setTyped(next);
    onChange(texts.some((text) => differs(text, next)));
  }

  /** After a conflict, the newest texts; otherwise what was saved. */
  async function reload() {
    const { data } = await client.query({ query: EditedBlocksDocument, fetchPolicy: 'network-only' });
    return momentsOf(data ? siteTexts(data) : texts);
  }

  async function save(publication: Publication | null, chosen: readonly SiteText[] = changed) {
    if (chosen.length === 0) {
      setFailure(sentences.nothingTyped);
      return;
    }
    const blocks = chosen.map((text) => {
      const value = (typed.get(placeOf(text)) ?? text.shown).trim();
      const { page, key, block } = text;
      return { page, key, text: value === text.text ? '' : value, readAt: block?.updatedAt };
    });
    setBusy(true);
    setFailure(null);
    try {
      await withSession(() =>
        client.mutate({ mutation: SaveBlocksDocument, variables: { blocks, publication } }),
      );
      setKnown(await reload());
      const saved = new Set(chosen.map(placeOf));
      keep(new Map([...typed].filter(([place]) => !saved.has(place))));
      onSaved(savedSentence(publication));
    } catch (error) {
      const { message, fields, code } = readError(error, sentences.failed);
      // Shows what the other person made of it beside what is typed.
      if (code === 'CONFLICT') await reload().catch(() => undefined);
      setFailure(code === 'CONFLICT' ? sentences.conflict : (Object.values(fields)[0] ?? message));
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    failure,
    /** What is typed, by the places of the texts. */
    typed,
    /** The texts with input that is not saved. */
    changed,
    /** What is typed into a text; undefined before that. */
    typedOf: (text: SiteText) => typed.get(placeOf(text)),
    /** Whether another person changed a text since the editor read it. */
    isNew: (text: SiteText) => known.get(placeOf(text)) !== text.block?.updatedAt,
    type: (text: SiteText, value: string) => keep(new Map(typed).set(placeOf(text), withoutMarks(value))),
    /** Saves what is typed, or some texts as they are. */
    save,
  };
}

const momentsOf = (texts: readonly SiteText[]) =>
  new Map(texts.map((text) => [placeOf(text), text.block?.updatedAt]));

function differs(text: SiteText, typed: ReadonlyMap<string, string>): boolean {
  const value = typed.get(placeOf(text));
  return value !== undefined && value.trim() !== text.shown;
}

function savedSentence(publication: Publication | null): string {
  if (publication?.state === 'DRAFT') return sentences.savedDraft;
  return publication?.publishAt
    ? sentences.savedLater(formatMoment(publication.publishAt))
    : sentences.savedNow;
}
