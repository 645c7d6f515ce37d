import type { BlogInput } from 'domain/schema.generated.ts';

/** The typed texts of a story as the input of the server. */
export function readBlogInput({
  title = '',
  description = '',
  para_1 = '',
  para_2 = '',
  conclusion = '',
  writtenBy = '',
  tags = '',
}: Record<string, string>): BlogInput {
  return {
    title,
    description,
    para_1,
    para_2,
    conclusion,
    writtenBy,
    tags: tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  };
}
