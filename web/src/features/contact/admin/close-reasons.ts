import { contactAdminContent } from './contact-admin.content.ts';
import type { CloseReason } from './contact-work.generated.ts';

/** Why the work on an enquiry ended, in the office’s words. */
export const closeReasonLabels: Record<CloseReason, string> = contactAdminContent.closeReasons;

export const closeReasons = Object.keys(closeReasonLabels) as CloseReason[];
