import { contactAdminContent } from './contact-admin.content.ts';
import type { ContactSource } from './contact-admin.generated.ts';

export const contactSources = Object.keys(contactAdminContent.sources) as ContactSource[];
