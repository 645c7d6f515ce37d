import 'reflect-metadata';
import type { GraphQLResolveInfo } from 'graphql';
import { Extensions } from 'type-graphql';

/** Declares, beside `@Authorized()`, that an account may call an operation before it changes its one-time password. */
export function AllowOneTimePassword(): MethodDecorator {
  return (target, key, descriptor) => {
    Extensions({ oneTimePassword: true })(target, key, descriptor);
  };
}

/** Whether the operation carries `@AllowOneTimePassword()`. */
export function allowsOneTimePassword({ parentType, fieldName }: GraphQLResolveInfo): boolean {
  return parentType.getFields()[fieldName]?.extensions.oneTimePassword === true;
}
