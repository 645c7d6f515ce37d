import type { PageDocument } from './server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from './server/use-page-query.ts';
export type BlocksQueryVariables = {
  page: string;
};
export type BlocksQuery = { blocks: Array<{ key: string, text: string }> };
export type CompanyFactsQueryVariables = { [key: string]: never; };
export type CompanyFactsQuery = { settings: { factsAreSamples: boolean, takesCoupons: boolean, facts: { station: string | null, parking: string | null, officer: string | null, years: string | null, people: string | null, growth: string | null, span: string | null, area: string | null, sold: string | null, built: string | null, rooms: string | null } } };

export const BlocksDocument: PageDocument<BlocksQuery, BlocksQueryVariables> = {
  name: 'Blocks',
  text: "query Blocks($page:String!){blocks(page:$page){key text}}",
};
export function useBlocksQuery(options: PageQueryOptions<BlocksQueryVariables>) {
  return usePageQuery(BlocksDocument, options);
}
export const CompanyFactsDocument: PageDocument<CompanyFactsQuery, CompanyFactsQueryVariables> = {
  name: 'CompanyFacts',
  text: "query CompanyFacts{settings{facts{station parking officer years people growth span area sold built rooms}factsAreSamples takesCoupons}}",
};
export function useCompanyFactsQuery(options?: PageQueryOptions<CompanyFactsQueryVariables>) {
  return usePageQuery(CompanyFactsDocument, options);
}
