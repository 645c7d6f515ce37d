/** The address of a project, home or office by its slug; its id leads there too. */
export function projectPath(slug: string): string {
  return `/project-details/${slug}`;
}

/** The address of the cost sheet of a project. */
export function costPath(slug: string): string {
  return `${projectPath(slug)}/cost`;
}

/** The address of a home in the shop by its slug; its id leads there too. */
export function productPath(slug: string): string {
  return `/product-details/${slug}`;
}

/** The address of a story by its slug; its id leads there too. */
export function storyPath(slug: string): string {
  return `/blog-details/${slug}`;
}

/** The address of a team member by its slug. */
export function memberPath(slug: string): string {
  return `/team-details/${slug}`;
}
