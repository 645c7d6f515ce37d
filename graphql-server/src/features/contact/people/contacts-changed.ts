import type { ObjectId } from 'mongodb';
import type { AppContext } from '../../../base/context.ts';
import { hook } from '../../../kit/hook.ts';
import type { ContactRequest } from '../contact-request.type.ts';

/** Tells the people of enquiries that these were changed or removed; it never throws, because the change stands. */
export const contactsChanged = hook<[AppContext, ObjectId[]]>();

/** Tells the person of a new enquiry, in the same way. */
export const contactAdded = hook<[AppContext, ContactRequest]>();
