import { useNavigate } from 'react-router';
import { useSubmitItem } from '../../lib/submit-item.ts';
import { PictureItemForm } from '../../ui/picture-item-form.tsx';
import { TabHeader } from '../../ui/tab-header.tsx';
import { testimonialAdminContent } from './testimonial-admin.content.ts';
import { CreateTestimonialDocument } from './testimonial-admin.generated.ts';
import type { TestimonialInput } from './testimonial-admin.generated.ts';

const listPath = '/my-account/testimonials';
const texts = testimonialAdminContent.form;
const staleFields = ['adminTestimonials', 'testimonials'];

export function NewTestimonialTab() {
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
                mutation: CreateTestimonialDocument,
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

function readInput({ name = '', position = '', description = '' }: Record<string, string>): TestimonialInput {
  return { name, position, description };
}
