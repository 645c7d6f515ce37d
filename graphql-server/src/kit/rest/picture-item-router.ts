import { Router } from 'express';
import { ApiScope } from '../../base/api-scope.ts';
import { contentRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { maxImageBytes } from '../../files/images.ts';
import type { UploadedFile } from '../../files/uploaded-file.ts';
import type { KeptAnswers } from '../../cache/kept-answers.ts';
import { keptList } from './kept-list.ts';
import { fieldsOf, filesOf, multipart } from './multipart.ts';
import { allow, answer } from './route.ts';

interface PictureItems<Item, Input> {
  path: string;
  list: (context: Context) => Promise<Item[]>;
  /** It must check each field itself, because a form can send anything. */
  create: (context: Context, input: Input, picture: { file?: UploadedFile }) => Promise<Item>;
  /** The sentence for a new item. */
  created: string;
  remove: (context: Context, id: string) => Promise<Item>;
  /** The label of a removed item. */
  label: string;
  /** An item in the form that old clients read. */
  legacy: (item: Item) => object;
}

const picture = multipart({
  field: 'image',
  maxFiles: 1,
  maxBytes: maxImageBytes,
  tooLarge: 'The picture may be at most 10 MB.',
});

/** The documented paths of items with one picture: a public list, and adding and removing for owner and editors. */
export function pictureItemRouter<Item, Input extends object>(
  kept: KeptAnswers,
  { path, list, create, created, remove, label, legacy }: PictureItems<Item, Input>,
): Router {
  const router = Router();
  router.get(
    path,
    keptList(kept, async (context) => JSON.stringify((await list(context)).map(legacy))),
  );
  router.post(
    path,
    allow(contentRoles, ApiScope.CONTENT_WRITE),
    picture,
    answer(
      async (context, request, response) => {
        const input = fieldsOf(request) as unknown as Input;
        const item = await create(context, input, { file: filesOf(request, 'image')[0] });
        response.status(201);
        return { message: created, data: legacy(item) };
      },
      { runsAgain: true },
    ),
  );
  router.delete(
    `${path}/:id`,
    allow(contentRoles, ApiScope.CONTENT_WRITE),
    answer(async (context, { params: { id = '' } }) => {
      await remove(context, id);
      return { message: `${label} with ID ${id} deleted successfully!` };
    }),
  );
  return router;
}
