import type { CloseReason } from 'domain/schema.generated.ts';
import { contactAdminContent } from './contact-admin.content.ts';

/** The labels of the reasons for closing an enquiry. */
export const closeReasonLabels: Record<CloseReason, string> = contactAdminContent.closeReasons;

export const closeReasons = Object.keys(closeReasonLabels) as CloseReason[];
