import { useNavigate } from 'react-router';
import { useSubmitItem } from '../../lib/submit-item.ts';
import { PictureItemForm } from '../../ui/picture-item-form.tsx';
import { TabHeader } from '../../ui/tab-header.tsx';
import { blogAdminContent } from './blog-admin.content.ts';
import { CreateBlogDocument } from './blog-admin.generated.ts';
import type { BlogInput } from './blog-admin.generated.ts';

const listPath = '/my-account/blogs';
const texts = blogAdminContent.form;
const staleFields = ['adminBlogs', 'blogs', 'blog'];

export function NewBlogTab() {
  const navigate = useNavigate();
  const submitItem = useSubmitItem();
  return (
    <>
      <TabHeader title={texts.title} />
      <PictureItemForm
        fields={texts.fields}
        picture={texts.picture}
        submitLabel={texts.submit}
        failed={texts.failed}
        unreachable={texts.unreachable}
        cancelTo={listPath}
        save={(values, image, context) =>
          submitItem({
            send: (client) =>
              client.mutate({
                mutation: CreateBlogDocument,
                variables: { input: readInput(values), image },
                context,
              }),
            staleFields,
            submitted: texts.submitted,
          })
        }
        onSaved={() => void navigate(listPath)}
      />
    </>
  );
}

function readInput({
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
