import type { Deletion } from '../../../office-kit/list/item-deletion.ts';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { listInput, useListState } from '../../../office-kit/list/list-state.ts';
import { PictureItemTable } from '../../../office-kit/picture-item/picture-item-table.tsx';
import { testimonialAdminContent as texts } from './testimonial-admin.content.ts';
import { useAdminTestimonialsQuery } from './testimonial-admin.generated.ts';

const sortFields = ['createdAt', 'name'];
const deletion: Deletion = {
  kind: 'TESTIMONIAL',
  texts: texts.deletion,
};

export function TestimonialListTab() {
  const list = useListState({ sortFields });
  const { data, ...state } = useListResult(
    useAdminTestimonialsQuery({ variables: { list: listInput(list) }, fetchPolicy: 'cache-and-network' }),
  );
  return (
    <PictureItemTable
      {...state}
      name="testimonials"
      texts={texts.list}
      nameField="name"
      list={list}
      items={data?.adminTestimonials.items.map(({ name, position, description, ...item }) => ({
        ...item,
        name,
        line: position,
        text: description,
      }))}
      totalCount={data?.adminTestimonials.totalCount}
      deletion={deletion}
    />
  );
}
