import type { ObjectId } from 'mongodb';
import type { AppContext } from '../../base/context.ts';
import { hook } from '../../kit/hook.ts';

/** Tells the enquiries that people were changed; it never throws, because the change stands. */
export const personChanged = hook<[AppContext, ObjectId[]]>();
