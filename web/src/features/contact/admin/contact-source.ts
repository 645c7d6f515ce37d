import type { ContactSource } from 'domain/schema.generated.ts';
import { contactAdminContent } from './contact-admin.content.ts';

export const contactSources = Object.keys(contactAdminContent.sources) as ContactSource[];
