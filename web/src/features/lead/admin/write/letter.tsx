import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { isAboutProject, placeholdersOf } from 'domain/lead/message-text.ts';
import { proposedText } from 'domain/lead/proposed-text.ts';
import { mailLink, whatsAppLink } from 'domain/text/links.ts';
import { indianInput, readIndianInput } from 'domain/text/india-time.ts';
import { useAccount } from '../../../../office-kit/session/use-account.ts';
import { ButtonAnchor } from '../../../../ui/button.tsx';
import { SelectField, TextField } from '../../../../ui/field.tsx';
import { HomeFields } from './home-fields.tsx';
import { textToSend } from './text-to-send.ts';
import type { TextToSend } from './text-to-send.ts';
import { useNoteMessage } from './use-note-message.ts';
import { writeContent as texts } from './write.content.ts';
import { HomeToSendDocument } from './write.generated.ts';
import type { PersonToWriteQuery, TextsToSendQuery } from './write.generated.ts';
import type { Addressee } from './addressee.ts';

interface LetterProps extends TextsToSendQuery {
  to: Addressee;
  /** The number or the address that is written to. */
  reach: string;
  person: PersonToWriteQuery['person'];
  onSent: () => void;
}

const languages = ['ENGLISH', 'HINDI'] as const;
/** Next steps whose moment is that of a visit. */
const visitKinds: readonly string[] = ['VISIT', 'MEET'];

/** The texts for a lead: the one that suits it is ready, and one tap sends it. */
export function Letter({ to, reach, person, messageTemplates, settings, teamMembers, onSent }: LetterProps) {
  const { name, state, callsWithoutAnswer, nextStep } = person;
  const account = useAccount();
  const [language, setLanguage] = useState(person.language ?? 'ENGLISH');
  const [textId, setTextId] = useState(to.home ? 'details' : proposedText(state, callsWithoutAnswer));
  const homes = to.home ? [to.home] : person.homes;
  const [chosen, setChosen] = useState({ id: homes[0]?.propertyId ?? '', configuration: '' });
  const [when, setWhen] = useState(
    nextStep && visitKinds.includes(nextStep.kind) ? indianInput(nextStep.at) : '',
  );
  const found = useQuery(HomeToSendDocument, chosen.id ? { variables: { id: chosen.id } } : skipToken);
  const home = found.data?.propertiesByIds[0];
  const note = useNoteMessage(person.id, to.name, to.way);
  const template = messageTemplates.find(({ id }) => id === textId) ?? messageTemplates[0];
  if (!template) return <p className="py-4 text-dense">{texts.noTexts}</p>;
  const member = teamMembers.find(({ id }) => id === account?.memberId);
  const ready = textToSend(template, language, {
    ...{ name, home, configuration: chosen.configuration, siteUrl: settings.siteUrl },
    ...{ me: member?.name, phone: member?.phone ?? settings.phones[0] },
    at: readIndianInput(when) ?? '',
  });
  const words = `${template.english} ${template.hindi ?? ''}`;
  const used = placeholdersOf(words);
  const isAbout = isAboutProject(words);
  const ofEnquiry = texts.subject[ready.language].replace('{reference}', person.reference);
  const linkTo = (text: string, subject = ofEnquiry) =>
    to.way === 'WHATSAPP' ? whatsAppLink(reach, text) : mailLink(reach, subject, text || undefined);
  return (
    <div className="grid gap-3 pt-1 pb-2">
      <Ready
        name={template.name}
        ready={ready}
        isGone={isAbout && chosen.id !== '' && found.data !== undefined && !home}
        label={texts.open[to.way]}
        href={linkTo(ready.text, isAbout ? home?.title : undefined)}
        onSend={() => {
          void note(ready, isAbout ? home?.id : undefined);
          onSent();
        }}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <SelectField
          label={texts.language}
          value={language}
          onChange={({ target }) => setLanguage(target.value === 'HINDI' ? 'HINDI' : 'ENGLISH')}
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {texts.languages[one]}
            </option>
          ))}
        </SelectField>
        {isAbout && <HomeFields homes={homes} home={home} chosen={chosen} onChange={setChosen} />}
        {(used.includes('day') || used.includes('time')) && (
          <TextField
            type="datetime-local"
            label={texts.when}
            value={when}
            onChange={({ target }) => setWhen(target.value)}
          />
        )}
      </div>
      <div>
        <h3 className="mb-1 text-dense font-semibold">{texts.others}</h3>
        <ul className="flex flex-wrap gap-2">
          {messageTemplates
            .filter(({ id }) => id !== template.id)
            .map(({ id, name: label }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => setTextId(id)}
                  className="min-h-11 rounded-full border border-pine/45 bg-card px-4 text-dense font-semibold text-pine hover:bg-pine-soft"
                >
                  {label}
                </button>
              </li>
            ))}
        </ul>
      </div>
      <a
        href={linkTo('')}
        target="_blank"
        rel="noreferrer"
        onClick={onSent}
        className="inline-flex min-h-11 items-center justify-self-start text-dense font-semibold text-pine underline-offset-4 hover:underline"
      >
        {texts.plain[to.way]}
      </a>
    </div>
  );
}

interface ReadyProps {
  name: string;
  ready: TextToSend;
  /** Whether the chosen home is not on the site. */
  isGone: boolean;
  label: string;
  href: string;
  onSend: () => void;
}

/** The chosen text as it will be sent, and what keeps it from that. */
function Ready({ name, ready: { text, language, missing }, isGone, label, href, onSend }: ReadyProps) {
  const empty = isGone
    ? [texts.notOnSite]
    : missing.map((one) =>
        texts.empty.replace('{placeholder}', `{${one}}`).replace('{why}', () => texts.needs[one]),
      );
  return (
    <section className="rounded-card border border-line bg-card p-4">
      <h3 className="text-dense font-semibold">{name}</h3>
      <p
        lang={language === 'HINDI' ? 'hi' : 'en'}
        className="my-2 max-h-[32dvh] overflow-y-auto text-dense [overflow-wrap:anywhere] whitespace-pre-line"
      >
        {text}
      </p>
      {empty.length > 0 ? (
        <ul role="status" className="text-dense font-medium text-danger">
          {empty.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <ButtonAnchor href={href} target="_blank" rel="noreferrer" onClick={onSend} className="w-full">
          {label}
        </ButtonAnchor>
      )}
    </section>
  );
}
