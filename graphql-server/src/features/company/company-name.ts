import type { AppContext } from '../../base/context.ts';

/** The name until an owner saves another. */
export const defaultCompanyName = 'Apna Hi Ghar Realty';

/** The company’s name from the settings, for features that name the company. */
export async function companyName({ db }: AppContext): Promise<string> {
  const stored = await db
    .collection<{ _id: string; companyName: string }>('siteSettings')
    .findOne({ _id: 'site' }, { projection: { companyName: 1 } });
  return stored?.companyName ?? defaultCompanyName;
}
