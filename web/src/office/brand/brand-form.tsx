import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { accentTones, isColour } from 'domain/site/accent.ts';
import { readPicture } from 'domain/site/picture-text.ts';
import { useEditedBlocksQuery } from '../../features/block/admin/block-admin.generated.ts';
import { placeOf, siteTexts } from '../../features/block/admin/site-texts.ts';
import type { SiteText } from '../../features/block/admin/site-texts.ts';
import { TextEntry } from '../../features/block/admin/text-entry.tsx';
import { useTypedTexts } from '../../features/block/admin/use-typed-texts.ts';
import type { Typing } from '../../features/block/admin/use-typed-texts.ts';
import { accentStyle } from '../../lib/accent-style.ts';
import { readError } from '../../lib/errors.ts';
import { SiteSettingsDocument } from '../../lib/site-settings.generated.ts';
import { BlocksDocument } from '../../lib/site-texts.generated.ts';
import { showToast } from '../../lib/toasts.ts';
import { usePageClient } from '../../lib/server/use-page-query.ts';
import { useAdminSession } from '../../office-kit/session/admin-session.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Button } from '../../ui/button.tsx';
import { brandContent as texts } from './brand.content.ts';
import { ChooseColourDocument, useBrandQuery } from './brand.generated.ts';
import { ColourField } from './colour-field.tsx';
import { colourOfLogo } from './logo-colour.ts';

const logoPlace = placeOf({ page: 'navigation', key: 'pictures.logo' });

/** The logo and the colour of the company, with one button. */
export function BrandForm() {
  const blocks = useEditedBlocksQuery({ fetchPolicy: 'network-only' }).data;
  const brand = useBrandQuery({ fetchPolicy: 'network-only' }).data;
  const logo = blocks && siteTexts(blocks).find((text) => placeOf(text) === logoPlace);
  return logo && brand ? <Fields logo={logo} stored={brand.settings.colour} /> : null;
}

function Fields({ logo, stored }: { logo: SiteText; stored: string }) {
  const client = useApolloClient();
  const pageClient = usePageClient();
  const { withSession } = useAdminSession();
  const [colour, setColour] = useState(stored);
  const [failure, setFailure] = useState<string | null>(null);
  const typing = useTypedTexts({
    texts: [logo],
    // The form below asks before the page is left; a router asks once.
    onChange: () => undefined,
    onSaved: (text) => {
      showToast({ tone: 'success', text });
      // The menu shows the logo as the site does.
      pageClient.refresh(SiteSettingsDocument).catch(() => undefined);
      pageClient.refresh(BlocksDocument, { page: 'navigation' }).catch(() => undefined);
    },
  });
  /** A logo of one’s own suggests its colour. */
  async function suggest(text: string) {
    const url = readPicture(text)?.url;
    const found = url && !colour ? await colourOfLogo(url).catch(() => undefined) : undefined;
    if (found) setColour((present) => present || found);
  }

  const logoTyping: Typing = {
    ...typing,
    type: (text, value) => {
      typing.type(text, value);
      void suggest(value);
    },
  };
  const picture = readPicture(typing.typedOf(logo) ?? logo.shown);

  async function saveColour() {
    try {
      await withSession(() => client.mutate({ mutation: ChooseColourDocument, variables: { colour } }));
      wear(colour);
      showToast({ tone: 'success', text: texts.saved });
    } catch (error) {
      const { message, fields } = readError(error, texts.failed);
      setFailure(fields.colour ?? message);
    }
  }

  async function save() {
    const isNew = colour !== stored;
    setFailure(isNew || typing.changed.length > 0 ? null : texts.nothing);
    if (isNew) await saveColour();
    if (typing.changed.length > 0) await typing.save({ state: 'PUBLISHED' });
  }

  return (
    <div inert={typing.busy} className="grid justify-items-start gap-4">
      <div className="grid w-full items-start gap-4 sm:grid-cols-2">
        <ul className="-mx-4 -mt-4 md:-mx-5">
          <TextEntry text={{ ...logo, label: texts.logo }} typing={logoTyping} ownPaths={[]} />
        </ul>
        <ColourField colour={colour} logo={picture?.url} onChange={setColour} />
      </div>
      {(failure ?? typing.failure) && (
        <StatusMessage tone="danger">{failure ?? typing.failure}</StatusMessage>
      )}
      <Button onClick={() => void save()}>{texts.save}</Button>
    </div>
  );
}

/** Shows the page that is open in the colour, as the server sends the next one. */
function wear(colour: string) {
  if (isColour(colour)) document.documentElement.setAttribute('style', accentStyle(accentTones(colour)));
  else document.documentElement.removeAttribute('style');
}
