import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Button, ButtonLink } from '../button.tsx';
import { failedContent, notFoundContent, removedContent } from './error-page.content.ts';
import { PageMeta } from './page-meta.tsx';

/** The texts about a removed item. */
interface Removed {
  title: string;
  text: string;
  list: { label: string; to: string };
}

/** What a page shows of an unexpected error: the id of its request, under which the log has more. */
export interface PageFailure {
  message: string;
  reference: string;
}

/** The page for an error: not found, removed, or failed with a retry. */
export function ErrorPage({ removed = removedContent }: { removed?: Removed }) {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotFound />;
  if (status === 410) return <Gone {...removed} />;
  const { title, text, retry, withReference } = failedContent;
  const { reference } = Object(error) as Partial<PageFailure>;
  return (
    <Message code="Error" title={title} text={reference ? `${text} ${withReference(reference)}` : text}>
      <Button onClick={() => window.location.reload()}>{retry}</Button>
    </Message>
  );
}

function NotFound() {
  return (
    <Message code="404" title={notFoundContent.title} text={notFoundContent.line}>
      <ButtonLink to="/">{notFoundContent.backToHome}</ButtonLink>
      <ButtonLink to="/shop-left-sidebar" look="outline">
        {notFoundContent.projects}
      </ButtonLink>
    </Message>
  );
}

function Gone({ title, text, list }: Removed) {
  return (
    <Message code="Gone" title={title} text={text}>
      <ButtonLink to={list.to}>{list.label}</ButtonLink>
      <ButtonLink to="/contact" look="outline">
        {removedContent.ask}
      </ButtonLink>
    </Message>
  );
}

interface MessageProps {
  code: string;
  title: string;
  text: string;
  children: React.ReactNode;
}

function Message({ code, title, text, children }: MessageProps) {
  return (
    <section className="quiet-page container-page py-24 text-center md:py-32">
      <PageMeta title={title} />
      <p className="font-heading text-4xl font-semibold text-brass-deep" aria-hidden="true">
        {code}
      </p>
      <h1 className="mt-4 text-3xl">{title}</h1>
      <p className="mx-auto mt-4 max-w-[52ch] text-ink-muted">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </section>
  );
}
