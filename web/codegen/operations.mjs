import { plugin as operations } from '@graphql-codegen/typescript-operations';

/** The published plugin without the type for `@defer`, which no document of ours has. */
export async function plugin(...args) {
  const { prepend = [], ...rest } = await operations(...args);
  return { ...rest, prepend: prepend.filter((line) => !line?.includes('export type Incremental<')) };
}
