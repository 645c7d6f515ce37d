import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readToken } from '../../lib/session.ts';
import { useMeQuery } from '../../office-kit/account.generated.ts';
import { contentRoles } from '../../office-kit/screen.ts';
import { useEditedBlocksQuery } from '../../features/block/admin/block-admin.generated.ts';
import { siteTexts } from '../../features/block/admin/site-texts.ts';
import { siteEditorContent as texts } from './site-editor.content.ts';
import { PageEditor } from './page-editor.tsx';

/** A line above the pages of the site, for those who may change their texts. */
export function EditBar() {
  const { data } = useMeQuery({ fetchPolicy: 'network-only', skip: readToken() === null });
  const { pathname } = useLocation();
  const mayEdit = data && contentRoles.includes(data.me.role) && !data.me.mustChangePassword;
  if (!mayEdit || readToken() === null || pathname === '/login') return null;
  return <Bar />;
}

/** The part of an address that opens a page with its drafts. */
const draftsHash = '#drafts';

function Bar() {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const { data } = useEditedBlocksQuery();
  const [editing, setEditing] = useState(false);
  const [previewing, setPreviewing] = useState(hash === draftsHash);
  const drafts = data ? siteTexts(data).filter(({ hasDraft }) => hasDraft).length : 0;
  const plain = /^\/page\/([^/]+)/.exec(pathname)?.[1];
  const isOpen = editing || previewing;
  return (
    <>
      {isOpen && (
        <PageEditor
          editing={editing}
          onEdit={() => setEditing(true)}
          onEnd={() => {
            setEditing(false);
            setPreviewing(false);
          }}
        />
      )}
      <section
        data-editor
        aria-label={texts.label}
        className="flex flex-wrap items-center gap-x-1 border-b border-line bg-brass-soft px-4 text-dense md:px-8 print:hidden"
        inert={isOpen}
      >
        <Action
          onClick={() => {
            if (plain) void navigate(`/my-account/website/plain/${plain}`);
            else setEditing(true);
          }}
        >
          <Pencil aria-hidden="true" className="size-4" />
          {plain ? texts.editPlain : texts.edit}
        </Action>
        {drafts > 0 && <Action onClick={() => setPreviewing(true)}>{texts.preview(drafts)}</Action>}
        <span className="grow" />
        {/* No link: the first link of a page leads to its content. */}
        <Action onClick={() => void navigate('/my-account')}>{texts.office}</Action>
      </section>
    </>
  );
}

function Action({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-2 rounded-field px-2.5 font-semibold text-pine underline-offset-4 hover:underline"
    >
      {children}
    </button>
  );
}
