import { Scale } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useInBrowser } from '../../lib/browser/in-browser.ts';
import { readTexts } from '../../lib/form/visitor-form.ts';
import type { PageRequest } from '../../lib/page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/chip-link.tsx';
import { ErrorPage } from '../../ui/page/error-page.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { usePublicAddress } from '../../ui/site-address.ts';
import { comparePath, maxCompared } from '../choices/compare-choice.ts';
import { submitContactForm } from '../contact/enquiry/submit-contact-form.ts';
import type { ContactOutcome } from '../contact/enquiry/submit-contact-form.ts';
import { LinkButtons } from './link-buttons.tsx';
import { sharedListPath } from './shared-lists.ts';
import { AddHomes } from './add-homes.tsx';
import { FamilyEnquiry } from './family-enquiry.tsx';
import { enquiredHomes, homesOf } from './list-order.ts';
import { MakerPanel } from './maker-panel.tsx';
import { NameDialog } from './name-dialog.tsx';
import { SharedHomeCard } from './shared-home-card.tsx';
import { SharedShortlistDocument } from './shared-list.generated.ts';
import type { SharedListFragment } from './shared-list.generated.ts';
import { sharedContent as texts } from './shared-shortlist.content.ts';
import { useSharedList } from './use-shared-list.ts';
import type { SharedListState } from './use-shared-list.ts';

export const parameters = ['order', 'show'];

export async function load({ client, params }: PageRequest) {
  await requireList({ client, params });
  return null;
}

/** Sends one enquiry about all homes; the path that is kept with it has no token. */
export async function act(form: FormData, { client, params }: PageRequest): Promise<ContactOutcome> {
  const homes = enquiredHomes(await requireList({ client, params }), form.has('withWords'));
  if (homes.length === 0)
    return {
      error: { message: texts.enquiry.none, fields: {}, code: 'BAD_USER_INPUT' },
      values: readTexts(form),
    };
  const submissionKey = keyWith(form.get('submissionKey'), homes);
  return submitContactForm(form, client, { source: 'SHORTLIST', page: '/shortlist', homes, submissionKey });
}

/** The key of a form, and another one where the homes of the list have changed since: they are sent, and stand in no field. */
function keyWith(key: FormDataEntryValue | null, homes: readonly object[]): string | undefined {
  if (typeof key !== 'string') return undefined;
  const code = [...JSON.stringify(homes)].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) >>> 0, 7);
  return `${key}-${code.toString(36)}`;
}

async function requireList({ client, params }: Pick<PageRequest, 'client' | 'params'>) {
  const variables = { token: params.token ?? '' };
  const { data } = await client.query({ query: SharedShortlistDocument, variables });
  if (!data.sharedShortlist) throw new Response(null, { status: 410 });
  return data.sharedShortlist;
}

export function ErrorBoundary() {
  return <ErrorPage removed={texts.ended} />;
}

/** A shortlist that a family decides on together, by its link. */
export function Component() {
  const { token = '' } = useParams();
  const state = useSharedList(token);
  if (state.list === null) return <Ended />;
  if (!state.list) return null;
  return <OpenList token={token} list={state.list} state={state} />;
}

/** The list ended while the page was open. */
function Ended() {
  return (
    <div className="quiet-page container-page py-16">
      <PageMeta title={texts.ended.title} />
      <h1 className="sr-only">{texts.ended.title}</h1>
      <ListMessage title={texts.ended.title} text={texts.ended.text}>
        <ButtonLink to={texts.ended.list.to}>{texts.ended.list.label}</ButtonLink>
      </ListMessage>
    </div>
  );
}

interface OpenListProps {
  token: string;
  list: SharedListFragment;
  state: SharedListState;
}

function OpenList({ token, list, state }: OpenListProps) {
  const [parameters] = useSearchParams();
  const hidden = parameters.get('show') === 'hidden';
  const byThumbs = parameters.get('order') === 'thumbs';
  const homes = homesOf(list, { hidden, byThumbs });
  const { maker } = list;
  const { kept } = state;
  const line = kept?.made
    ? texts.mode.maker
    : list.mode === 'TOGETHER'
      ? texts.mode.TOGETHER
      : texts.mode.READ_ONLY(maker);
  const asked = enquiredHomes(list, true);
  return (
    <div data-starts className="quiet-page container-page">
      <PageMeta title={texts.title(maker)} description={texts.description} />
      <PageIntro crumb={texts.crumb} title={texts.title(maker)} line={line} />
      <Tools token={token} list={list} state={state} byThumbs={byThumbs} />
      <ListChoices list={list} hidden={hidden} byThumbs={byThumbs} />
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:gap-12">
        {homes.length > 0 ? (
          <ul className="grid gap-4 sm:gap-6">
            {homes.map((home, index) => (
              <li key={home.propertyId}>
                <SharedHomeCard home={home} state={state} eager={index === 0} />
              </li>
            ))}
          </ul>
        ) : (
          <ListMessage {...(hidden ? texts.emptyHidden : texts.empty)} />
        )}
        <div className="grid gap-6">
          {asked.length > 0 && (
            <FamilyEnquiry count={asked.length} offersWords={asked.some(({ words }) => words)} />
          )}
          {kept?.made && <MakerPanel list={list} kept={kept} state={state} />}
        </div>
      </div>
      {state.naming && <NameDialog {...state.naming} />}
    </div>
  );
}

/** Compare, add, and pass the link on. */
function Tools({ token, list, state, byThumbs }: OpenListProps & { byThumbs: boolean }) {
  const inBrowser = useInBrowser();
  const known = usePublicAddress(sharedListPath(token)) ?? '';
  const url = inBrowser ? new URL(sharedListPath(token), window.location.origin).href : known;
  const here = homesOf(list, { hidden: false, byThumbs }).filter(({ property }) => property);
  const compared = here.slice(0, maxCompared).map(({ propertyId }) => ({ id: propertyId }));
  return (
    <div className="mt-6 flex flex-wrap items-center gap-2">
      {compared.length > 1 && (
        <ButtonLink to={comparePath(compared)}>
          <Scale aria-hidden="true" className="size-4" />
          {texts.compare(compared.length, here.length)}
        </ButtonLink>
      )}
      {state.mayChange && <AddHomes state={state} />}
      <LinkButtons url={url} maker={list.maker} />
    </div>
  );
}

/** Which homes are shown, and in which order; as links, so that they work without JavaScript. */
function ListChoices({
  list,
  hidden,
  byThumbs,
}: {
  list: SharedListFragment;
  hidden: boolean;
  byThumbs: boolean;
}) {
  const address = (show: boolean, thumbs: boolean) =>
    `?${new URLSearchParams({ ...(thumbs && { order: 'thumbs' }), ...(show && { show: 'hidden' }) })}`;
  const count = (which: boolean) => homesOf(list, { hidden: which, byThumbs: false }).length;
  return (
    <div className="mt-6 flex flex-wrap gap-x-8 gap-y-3 border-t border-line pt-5">
      <nav aria-label={texts.tabs.label} className="flex flex-wrap gap-2">
        <ChipLink to={address(false, byThumbs)} chosen={!hidden} preventScrollReset>
          {texts.tabs.shown(count(false))}
        </ChipLink>
        <ChipLink to={address(true, byThumbs)} chosen={hidden} preventScrollReset>
          {texts.tabs.hidden(count(true))}
        </ChipLink>
      </nav>
      <nav aria-label={texts.order.label} className="flex flex-wrap gap-2">
        <ChipLink to={address(hidden, false)} chosen={!byThumbs} preventScrollReset>
          {texts.order.added}
        </ChipLink>
        <ChipLink to={address(hidden, true)} chosen={byThumbs} preventScrollReset>
          {texts.order.thumbs}
        </ChipLink>
      </nav>
    </div>
  );
}
