import { useState } from 'react';
import { readChoice } from 'domain/text/choices.ts';
import { readFormFailure, readTexts } from '../../lib/form/visitor-form.ts';
import type { FormFailure } from '../../lib/form/visitor-form.ts';
import { usePageClient } from '../../lib/server/use-page-query.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { LinkButtons } from './link-buttons.tsx';
import { ModeChoice, shareModes } from './mode-choice.tsx';
import { shareContent as texts } from './share.content.ts';
import { ShareShortlistDocument } from './share-shortlist.generated.ts';
import { keepList, sharedListPath, sharedLists } from './shared-lists.ts';
import type { KeptList } from './shared-lists.ts';
import { SharedFromHere } from './shared-from-here.tsx';

/** Makes the link of a shared shortlist, and lists those of this browser. */
export function ShareForm({ ids }: { ids: readonly string[] }) {
  const [made, setMade] = useState<KeptList>();
  return (
    <>
      {made ? <MadeLink list={made} /> : ids.length > 0 && <NewLink ids={ids} onMade={setMade} />}
      <SharedFromHere except={made?.token} />
    </>
  );
}

function NewLink({ ids, onMade }: { ids: readonly string[]; onMade: (list: KeptList) => void }) {
  const client = usePageClient();
  const [failure, setFailure] = useState<FormFailure>();
  const [sending, setSending] = useState(false);

  async function share(form: FormData): Promise<void> {
    const { firstName: name = '', mode: typed } = readTexts(form);
    const mode = readChoice(typed, shareModes) ?? 'TOGETHER';
    setSending(true);
    try {
      const input = { name, mode, propertyIds: [...ids] };
      const { data } = await client.mutate({ mutation: ShareShortlistDocument, variables: { input } });
      const { token, key, shortlist } = data.shareShortlist;
      const list = {
        token,
        key,
        name,
        me: shortlist.me ?? '',
        made: true,
        sharedAt: new Date().toISOString(),
      };
      keepList(list);
      onMade(list);
    } catch (error) {
      setFailure(readFormFailure(error, texts.failed));
    }
    setSending(false);
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending) void share(new FormData(event.currentTarget));
      }}
    >
      <p className="text-ink-muted">{texts.line}</p>
      {failure && <StatusMessage tone="danger">{failure.message}</StatusMessage>}
      <TextField
        label={texts.name.label}
        hint={texts.name.hint}
        name="firstName"
        autoComplete="given-name"
        maxLength={40}
        defaultValue={sharedLists.read()[0]?.name}
        error={failure?.fields.name}
      />
      <ModeChoice chosen="TOGETHER" />
      <p className="text-xs text-ink-muted">{texts.kept}</p>
      <Button type="submit" disabled={sending}>
        {sending ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}

function MadeLink({ list: { token, name } }: { list: KeptList }) {
  const url = new URL(sharedListPath(token), window.location.origin).href;
  return (
    <div role="status" className="grid gap-4">
      <div>
        <p className="font-semibold">{texts.made.title}</p>
        <p className="text-sm text-ink-muted">{texts.made.line}</p>
      </div>
      <TextField
        label={texts.link}
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <LinkButtons url={url} maker={name} />
      <ButtonLink to={sharedListPath(token)}>{texts.openList}</ButtonLink>
    </div>
  );
}
