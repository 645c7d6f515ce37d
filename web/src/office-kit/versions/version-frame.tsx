import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadFailed } from '../list/load-failed.tsx';
import { isUnauthenticated, useSessionOf } from '../session/admin-session.ts';
import { TabHeader } from '../tab-header.tsx';
import { versionsContent as texts } from './versions.content.ts';

interface VersionFrameProps {
  line: string;
  /** Where what has the versions is edited. */
  editTo: string;
  error: unknown;
  retry: () => Promise<unknown>;
  /** The entries of the list; undefined while they load. */
  children: ReactNode;
}

/** The screen around the versions of something: its head, the list, and what stands there while there is none. */
export function VersionFrame({ line, editTo, error, retry, children }: VersionFrameProps) {
  useSessionOf(error);
  return (
    <>
      <TabHeader title={texts.title} line={line}>
        <ButtonLink to={editTo} look="outline">
          {texts.edit}
        </ButtonLink>
      </TabHeader>
      {children === undefined && !error && <p className="text-dense text-ink-muted">{texts.loading}</p>}
      {Boolean(error) && !isUnauthenticated(error) && (
        <LoadFailed text={texts.loadFailed} retryLabel={texts.retry} retry={retry} />
      )}
      {children !== undefined && (
        <ol
          aria-label={texts.title}
          className="max-w-4xl overflow-hidden rounded-card border border-line bg-card"
        >
          {children}
        </ol>
      )}
    </>
  );
}
