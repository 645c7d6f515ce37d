import { useApolloClient } from '@apollo/client/react';
import { readError } from '../../../lib/errors.ts';
import { SiteSettingsDocument } from '../../../lib/site-settings.generated.ts';
import { usePageClient } from '../../../lib/server/use-page-query.ts';
import { companyValues, readCompanyForm } from './company-values.ts';
import { UpdateSettingsDocument, useCompanySettingsQuery } from './site-settings-admin.generated.ts';
import type { CompanySettingsQuery } from './site-settings-admin.generated.ts';

/**
 * The company’s details, and a save of some of them; the others stay as they are. A step after another one begins with the
 * details that were just saved, so that its buttons stay where they are; a save after a colleague’s is refused.
 */
export function useCompanyDetails(onDone: () => Promise<unknown>) {
  const client = useApolloClient();
  const pageClient = usePageClient();
  const { data, refetch } = useCompanySettingsQuery();
  async function save(changed: Record<string, string>) {
    if (!data) return;
    try {
      await client.mutate({
        mutation: UpdateSettingsDocument,
        variables: { input: inputOf(data, changed), readAt: data.settings.updatedAt },
      });
    } catch (error) {
      // The next save begins with what the colleague has saved.
      if (readError(error, '').code === 'CONFLICT') await refetch().catch(() => undefined);
      throw error;
    }
    // The menu shows the company’s name as the site does.
    pageClient.refresh(SiteSettingsDocument).catch(() => undefined);
    await onDone();
  }
  return { data, save };
}

/** All details as they are stored, with the changed ones. */
function inputOf(data: CompanySettingsQuery, changed: Record<string, string>) {
  const form = new FormData();
  for (const [name, values] of Object.entries(companyValues(data).values))
    for (const value of values) form.append(name, value);
  for (const [name, value] of Object.entries(changed)) form.set(name, value);
  return readCompanyForm(form).input;
}
