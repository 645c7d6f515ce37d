import { byTouch } from '../../database/indexes.ts';
import type { Feature } from '../../kit/feature.ts';
import { companySteps } from './setup-steps.ts';
import { SiteSettingsResolver } from './site-settings.resolver.ts';
import { settingsCollection } from './site-settings.service.ts';

/** What the product takes from this room. */
export const companyFeature: Feature = {
  resolvers: [SiteSettingsResolver],
  setupSteps: companySteps,
  shown: [{ collection: settingsCollection }],
  indexes: {
    siteSettings: [byTouch],
  },
};
