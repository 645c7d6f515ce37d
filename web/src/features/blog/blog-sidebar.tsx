import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router-dom';
import { formatLongDate } from 'domain/text/format.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { blogSearchPath } from './blog-search.ts';
import type { BlogSearch } from './blog-search.ts';
import { blogContent } from './blog.content.ts';
import { useBlogsQuery, useBlogTagsQuery } from './blog.generated.ts';
import { storyPath } from 'domain/site/item-paths.ts';

interface BlogSidebarProps {
  /** The path of the page that shows the results. */
  path: string;
  search: BlogSearch;
  className: string;
}

const { label, search: texts, newest, tags, all } = blogContent.sidebar;

/** The stories in the sidebar. */
export const newestVariables = { page: 1, perPage: 4 };

/** A search over the stories, the newest stories, and the tags with their counts. */
export function BlogSidebar({ path, search, className }: BlogSidebarProps) {
  return (
    <aside aria-label={label} className={`grid content-start gap-10 ${className}`}>
      <StorySearch path={path} search={search} />
      <Tags path={path} search={search} />
      <NewestStories />
    </aside>
  );
}

function StorySearch({ path, search: { keyword, tag } }: Omit<BlogSidebarProps, 'className'>) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = keyword ?? '';
  }, [keyword]);
  return (
    <Form role="search" action={path}>
      <h2 className="mb-3 text-lg">{texts.title}</h2>
      {tag && <input type="hidden" name="tag" value={tag} />}
      <div className="flex gap-2">
        <input
          ref={input}
          type="search"
          name="keyword"
          maxLength={100}
          defaultValue={keyword}
          aria-label={texts.label}
          placeholder={texts.label}
          className="min-h-11 min-w-0 flex-1 rounded-field border border-field-line/55 bg-card px-3.5 text-base placeholder:text-ink-muted hover:border-field-line"
        />
        <Button type="submit" className="px-3.5" aria-label={texts.submit}>
          <Search aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </Form>
  );
}

function Tags({ path, search }: Omit<BlogSidebarProps, 'className'>) {
  const { data } = useBlogTagsQuery();
  if (!data || data.blogTags.length === 0) return null;
  const linkClass =
    'inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-card px-3.5 text-sm hover:border-pine/50 hover:bg-pine-soft hover:text-pine aria-[current]:border-pine aria-[current]:bg-pine aria-[current]:text-on-pine md:pointer-fine:min-h-9';
  return (
    <nav aria-labelledby="blog-tags">
      <h2 id="blog-tags" className="mb-3 text-lg">
        {tags}
      </h2>
      <ul className="flex flex-wrap gap-2">
        <li>
          <Link to={path} aria-current={search.tag ? undefined : 'true'} className={linkClass}>
            {all}
          </Link>
        </li>
        {data.blogTags.map(({ tag, count }) => (
          <li key={tag}>
            <Link
              to={blogSearchPath(path, { tag })}
              aria-current={search.tag === tag ? 'true' : undefined}
              className={linkClass}
            >
              {tag} <span className="text-xs tabular-nums">({count})</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NewestStories() {
  const { data } = useBlogsQuery({ variables: newestVariables });
  if (!data || data.blogs.items.length === 0) return null;
  return (
    <section aria-labelledby="newest-stories">
      <h2 id="newest-stories" className="mb-1 text-lg">
        {newest}
      </h2>
      <ul>
        {data.blogs.items.map(({ id, slug, title, publishAt, image }) => (
          <li key={id} className="border-b border-line last:border-0">
            <Link to={storyPath(slug)} className="group grid grid-cols-[5rem_1fr] items-center gap-4 py-4">
              {image && (
                <Picture
                  image={image}
                  decorative
                  sizes="80px"
                  className="aspect-square w-full rounded-field"
                />
              )}
              <span>
                <span className="block text-sm leading-snug font-semibold underline-offset-4 group-hover:text-pine group-hover:underline">
                  {title}
                </span>
                <span className="mt-1 block text-xs text-ink-muted">
                  {publishAt && formatLongDate(publishAt)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
