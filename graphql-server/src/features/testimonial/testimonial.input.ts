import { InputType } from 'type-graphql';
import { TextField } from '../../base/input.ts';

export const incompleteTestimonial = '❗ Please fill in all the fields and upload an image.';

@InputType({ description: 'A testimonial from the admin form.' })
export class TestimonialInput {
  @TextField({ description: 'The customer’s name.', required: incompleteTestimonial, maxLength: 120 })
  name!: string;

  @TextField({
    description: 'A description of the customer.',
    required: incompleteTestimonial,
    maxLength: 120,
  })
  position!: string;

  @TextField({ description: 'The customer’s words.', required: incompleteTestimonial, maxLength: 3_000 })
  description!: string;
}
