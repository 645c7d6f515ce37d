import { plugin as operations } from '@graphql-codegen/typescript-operations';

/**
 * The published plugin in fewer lines: without descriptions, which schema.graphql has, without empty lines, with each enum on
 * one line, and without helper types: `Exact<T>` is `T`, and no document of ours has `@defer`.
 */
export async function plugin(...args) {
  const { prepend = [], content } = await operations(...args);
  return {
    prepend: prepend.filter((line) => line?.startsWith('import ')).map((line) => line.trim()),
    content: content
      .replace(/^ *\/\*\*.*?\*\/\n/gms, '')
      .replace(/\n{2,}/g, '\n')
      .replace(/\n {2}\| /g, ' | ')
      .replace(/= \| /g, '= ')
      .replace(/= Exact<(\{.*?\})>;$/gms, '= $1;'),
  };
}
