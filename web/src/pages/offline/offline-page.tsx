import { Phone } from 'lucide-react';
import { telephoneLink } from 'domain/text/links.ts';
import { useSiteSettingsQuery } from '../../lib/site-settings.generated.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { offlinePageContent } from './offline.content.ts';

const { title, metaTitle, line, retry, call, kept, from } = offlinePageContent;

/**
 * The page for an address that the service worker does not keep. The worker puts a link for each kept page into its
 * list, made from the hidden one, and takes the scripts out: an empty link then leads to the wanted address itself.
 */
export function Component() {
  const { data } = useSiteSettingsQuery();
  const [phone] = data?.settings.phones ?? [];
  return (
    <div className="quiet-page container-page py-12 md:py-20">
      <PageMeta title={metaTitle} />
      <h1 className="max-w-[22ch] text-3xl">{title}</h1>
      <p className="mt-4 max-w-[52ch] text-lg text-ink-muted">{line}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonAnchor href="">{retry}</ButtonAnchor>
        {phone && (
          <ButtonAnchor href={telephoneLink(phone)} look="outline">
            <Phone aria-hidden="true" className="size-4" />
            {call(phone)}
          </ButtonAnchor>
        )}
      </div>
      <section aria-labelledby="kept-pages" className="mt-14 max-w-3xl has-[.kept-pages:empty]:hidden">
        <h2 id="kept-pages" className="text-2xl">
          {kept}
        </h2>
        <ul data-kept-pages="" className="kept-pages mt-4 border-t border-line" />
      </section>
      {/* Not a `<template>`, whose content React cannot find in the page. */}
      <div hidden data-kept-item="">
        <li className="border-b border-line">
          <a
            href="{path}"
            className="flex min-h-14 flex-wrap items-baseline justify-between gap-x-6 py-3.5 hover:text-pine"
          >
            <span className="font-semibold underline-offset-4">{'{title}'}</span>
            <span className="text-sm text-ink-muted">
              {from} {'{when}'}
            </span>
          </a>
        </li>
      </div>
    </div>
  );
}
