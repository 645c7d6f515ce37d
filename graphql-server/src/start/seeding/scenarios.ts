import { dayInIndia, timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { contactRequestNoun, submitContact } from '../../features/contact/contact-request.service.ts';
import { ContactService } from '../../features/contact/contact-request.type.ts';
import { settings, updateSettings } from '../../features/company/site-settings.service.ts';
import { addLeadNote } from '../../features/lead/lead-notes.ts';
import { removeSampleContent } from '../../office/samples/sample-content.service.ts';
import { addApplications, addContacts } from './many-leads.ts';
import { addProperties } from './many-properties.ts';

const dayMs = 24 * 60 * 60 * 1000;
const noProgress = () => undefined;

/** What a developer wants to see on the screens: each name changes a fresh product with the sample content. */
export const scenarios: Record<string, (context: Context) => Promise<unknown>> = {
  empty: removeSampleContent,
  'busy-week': async (context) => {
    await addContacts(context, 300, noProgress);
    await addApplications(context, 40, noProgress);
  },
  'registration-ends-tomorrow': async (context) => {
    const input = await settings(context);
    const registrationValidTo = dayInIndia(new Date(timeNow().getTime() + dayMs));
    await updateSettings(context, { ...input, registrationValidTo });
  },
  'forty-notes': async (context) => {
    const lead = await submitContact(context, {
      ...{ name: 'Asha Sample', email: 'asha@example.com', phone: '98100 00000', agree: true },
      ...{ service: ContactService.RESIDENTIAL, message: 'Two rooms near the metro, please.' },
    });
    for (let note = 1; note <= 40; note += 1)
      await addLeadNote(
        context,
        contactRequestNoun,
        lead._id.toHexString(),
        `Call ${note}: she asks for time.`,
      );
  },
  'ten-thousand-listings': (context) => addProperties(context, 10_000, noProgress),
};
