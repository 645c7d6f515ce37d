/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { PageDocument } from './page-client.ts';
import { usePageQuery, type PageQueryOptions } from './use-page-query.ts';
export type BlocksQueryVariables = Exact<{
  page: string;
}>;


export type BlocksQuery = { blocks: Array<{ key: string, text: string }> };

export const BlocksDocument: PageDocument<BlocksQuery, BlocksQueryVariables> = {
  name: 'Blocks',
  text: "query Blocks($page:String!){blocks(page:$page){key text}}",
};

export function useBlocksQuery(options: PageQueryOptions<BlocksQueryVariables>) {
  return usePageQuery(BlocksDocument, options);
}
