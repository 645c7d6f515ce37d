import type { Context } from '../../base/context.ts';
import { hook } from '../../kit/hook.ts';
import type { Builder } from './builder.type.ts';

/** A builder was saved; with its introduction before that. */
export const builderSaved = hook<[context: Context, builder: Builder, formerIntroduction: string | null]>();
