import type { BlogsQueryVariables } from './blog.generated.ts';

export const storiesPerPage = 9;
const maxPage = 1_000_000;
const maxTextLength = 100;

/** The search for stories; it is in the address, so that a visitor can share it. */
export interface BlogSearch {
  keyword?: string;
  tag?: string;
  page: number;
}

/** The parameters that `readBlogSearch` reads. */
export const blogSearchParameters: readonly string[] = ['keyword', 'tag', 'page'];

/** Reads the search from the address, without invalid values. */
export function readBlogSearch(parameters: URLSearchParams): BlogSearch {
  const page = Number(parameters.get('page'));
  return {
    keyword: readText(parameters.get('keyword')),
    tag: readText(parameters.get('tag')),
    page: Number.isInteger(page) && page > 0 && page <= maxPage ? page : 1,
  };
}

function readText(text: string | null): string | undefined {
  return text?.trim().slice(0, maxTextLength) || undefined;
}

/** The address of a search on one of the blog’s pages, without defaults. */
export function blogSearchPath(path: string, { keyword, tag, page = 1 }: Partial<BlogSearch>): string {
  const parameters = new URLSearchParams({
    ...(keyword && { keyword }),
    ...(tag && { tag }),
    ...(page > 1 && { page: String(page) }),
  });
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** The search as the variables of the query. */
export function blogVariables({ keyword, tag, page }: BlogSearch): BlogsQueryVariables {
  return { page, perPage: storiesPerPage, tag, keyword };
}
