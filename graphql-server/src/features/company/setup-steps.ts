import { dayInIndia, timeNow } from '../../base/clock.ts';
import { SetupStepKey } from '../../kit/setup-step.ts';
import type { SetupStepCheck } from '../../kit/setup-step.ts';
import { companyRecords, SiteMode } from './agent-registration.ts';
import { defaultSiteSettings } from './site-settings.seed.ts';
import { settings } from './site-settings.service.ts';

/** The steps of the guide that concern the company. */
export const companySteps: readonly SetupStepCheck[] = [
  {
    key: SetupStepKey.COMPANY,
    isDone: async (context) => {
      const { phones, whatsappNumber } = await settings(context);
      const { phones: given, whatsappNumber: givenNumber } = defaultSiteSettings;
      return !phones.some((phone) => given.includes(phone)) && whatsappNumber !== givenNumber;
    },
  },
  {
    key: SetupStepKey.REGISTRATION,
    isDone: async (context) => {
      const { mode, validTo } = await companyRecords(context);
      return mode !== SiteMode.TRIAL && validTo !== null && validTo >= dayInIndia(timeNow());
    },
  },
];
