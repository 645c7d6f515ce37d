import { useSearchParams } from 'react-router-dom';
import { mailLink, telephoneLink } from 'domain/text/links.ts';
import { loadAll } from '../../lib/server/load-all.ts';
import { findNotice, presentNotice } from 'domain/site/notice-versions.ts';
import type { NoticeVersion } from 'domain/site/notice-versions.ts';
import { useSiteSettingsQuery } from '../../lib/site-settings.generated.ts';
import type { PageRequest } from '../../lib/page.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { TextLink } from './text-link.tsx';
import { NoticeItems } from './notice-items.tsx';
import { fillNotice, noticeText } from './notice-text.ts';
import { privacyContent } from './privacy.content.ts';
import { PrivacySettingsDocument, usePrivacySettingsQuery } from './privacy.generated.ts';

export const parameters = ['version', 'language'];

export function load({ client, url }: PageRequest) {
  if (!askedNotice(url.searchParams)) throw new Response(null, { status: 404 });
  return loadAll([client.query({ query: PrivacySettingsDocument })]);
}

/** The notice that an address names; the present one in English unless it names another. */
function askedNotice(parameters: URLSearchParams) {
  return findNotice(
    parameters.get('version') ?? presentNotice.version,
    parameters.get('language') ?? presentNotice.language,
  );
}

function noticePath({ version, language }: NoticeVersion): string {
  const parameters = [
    ...(version === presentNotice.version ? [] : [`version=${version}`]),
    ...(language === presentNotice.language ? [] : [`language=${language}`]),
  ];
  return parameters.length > 0 ? `/privacy?${parameters.join('&')}` : '/privacy';
}

/** The privacy notice in English or Hindi: the present version, or an earlier one that a receipt names. */
export function Component() {
  const [parameters] = useSearchParams();
  const notice = askedNotice(parameters) ?? presentNotice;
  const texts = privacyContent[notice.language];
  const other = texts.otherLanguage;
  const translation = findNotice(notice.version, other.language);
  const { data: site } = useSiteSettingsQuery();
  const { data } = usePrivacySettingsQuery();
  if (!site || !data) return null;
  const { companyName, address, phones, infoEmail } = site.settings;
  const { facts, privacy } = data.settings;
  const { boardUrl, ...periods } = privacy;
  const text = noticeText(notice);
  const fill = (words: string) => fillNotice(words, { ...periods, company: companyName });
  const day = texts.day(notice.from);
  return (
    <div lang={notice.language} className="container-page">
      <PageMeta
        title={texts.title}
        description={texts.description}
        canonical={notice === presentNotice ? '/privacy' : undefined}
      />
      <PageIntro crumb={texts.title} title={texts.title} line={fill(text.line)}>
        <p className="mt-3 text-sm text-ink-muted">{texts.version(notice.version, day)}</p>
        {translation && (
          <p className="mt-2 text-sm" lang={other.language}>
            <TextLink to={noticePath(translation)}>{other.label}</TextLink>
          </p>
        )}
      </PageIntro>
      {notice.version !== presentNotice.version && (
        <div className="mt-6 max-w-2xl">
          <StatusMessage tone="info">
            {texts.earlier(day)} <TextLink to={noticePath(presentNotice)}>{texts.present}</TextLink>
          </StatusMessage>
        </div>
      )}
      <article className="mt-10 grid gap-x-20 gap-y-12 lg:grid-cols-[1.6fr_1fr]">
        <div className="grid content-start gap-12">
          <NoticeItems text={text} fill={fill} />
          {text.sections.map(({ title, text: paragraphs }) => (
            <section key={title} aria-label={title}>
              <h2 className="text-2xl">{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-4 max-w-[66ch] text-ink-muted">
                  {fill(paragraph)}
                </p>
              ))}
            </section>
          ))}
        </div>
        <div className="grid content-start gap-6 lg:sticky lg:top-24 lg:self-start">
          <section aria-labelledby="whom" className="rounded-card bg-pine-soft p-6 md:p-8">
            <h2 id="whom" className="text-xl">
              {text.contactTitle}
            </h2>
            <p className="mt-3 font-semibold">{companyName}</p>
            {facts.officer && <p>{facts.officer}</p>}
            <p className="mt-1">{address}</p>
            <p className="mt-3 grid justify-items-start">
              <TextLink href={mailLink(infoEmail)}>{infoEmail}</TextLink>
              {phones[0] && <TextLink href={telephoneLink(phones[0])}>{phones[0]}</TextLink>}
              {boardUrl && <TextLink href={boardUrl}>{texts.board}</TextLink>}
            </p>
          </section>
          <section aria-labelledby="take-back" className="rounded-card border border-line bg-card p-6 md:p-8">
            <h2 id="take-back" className="text-xl">
              {texts.choices.title}
            </h2>
            <p className="mt-2 text-ink-muted">{texts.choices.line}</p>
            <ButtonLink to="/privacy/choices" look="outline" className="mt-4">
              {texts.choices.button}
            </ButtonLink>
          </section>
        </div>
      </article>
    </div>
  );
}
