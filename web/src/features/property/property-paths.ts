/** The page of a project. */
export function projectPath(slug: string): string {
  return `/project-details/${slug}`;
}

/** The page of a property in the shop. */
export function productPath(slug: string): string {
  return `/product-details/${slug}`;
}

/** The id of the similar projects on the page of a project. */
export const similarId = 'similar';
