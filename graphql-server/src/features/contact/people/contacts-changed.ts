import type { ObjectId } from 'mongodb';
import type { AppContext } from '../../../base/context.ts';
import { hook } from '../../../kit/hook.ts';

/** Tells the people of enquiries that these were stored, changed or removed; it never throws, because the change stands. */
export const contactsChanged = hook<[AppContext, ObjectId[]]>();
