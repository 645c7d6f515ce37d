import { accountContent } from './account.content.ts';

/** The empty frame until the browser knows the account. */
export function AccountShell() {
  return (
    <div className="lg:pl-58">
      <title>{accountContent.title}</title>
      <div className="h-14 bg-footer lg:fixed lg:inset-y-0 lg:left-0 lg:h-auto lg:w-58" />
      <main aria-busy="true" className="px-4 py-10 md:px-8">
        <p role="status" className="text-dense text-ink-muted">
          {accountContent.loading}
        </p>
      </main>
    </div>
  );
}
