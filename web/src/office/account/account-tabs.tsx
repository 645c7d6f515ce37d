import { lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { Link, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useAccount } from '../../office-kit/session/use-account.ts';
import { mayOpen } from './account-access.ts';
import { accountContent } from './account.content.ts';
import { screens } from '../screens.ts';

const tabs = screens.flatMap(({ path, open }) => (open ? [{ path, Tab: lazyTab(open) }] : []));

/** The tabs with their addresses below /my-account; each loads its code when it first opens. */
export function AccountTabs() {
  const account = useAccount();
  const { pathname, key } = useLocation();
  const [opened] = useState(key);
  const path = pathname.replace(/^\/my-account\/?/, '');
  // Sales begin with the work of the day; the dashboard stays in their menu.
  if (account?.role === 'SALES' && path === '' && key === opened)
    return <Navigate to="/my-account/today" replace />;
  // Recruiters have no dashboard.
  if (account?.role === 'RECRUITER' && path === '') return <Navigate to="/my-account/applications" replace />;
  if (account && mayOpen(account.role, path) === false) return <NoTab {...accountContent.notAllowed} />;
  return (
    <Routes>
      {tabs.map(({ path, Tab }) => (
        <Route key={path} path={path} element={<Tab />} />
      ))}
      <Route path="*" element={<NoTab {...accountContent.notFound} />} />
    </Routes>
  );
}

function NoTab({ title, line, back }: { title: string; line: string; back: string }) {
  return (
    <section className="py-16 text-center">
      <title>{title}</title>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-3 text-ink-muted">{line}</p>
      <p className="mt-6">
        <Link to="/my-account" className="font-semibold text-pine underline underline-offset-4">
          {back}
        </Link>
      </p>
    </section>
  );
}

function lazyTab(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}
