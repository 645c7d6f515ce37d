import { Field, ObjectType } from 'type-graphql';
import { pageOf, StoredItem } from '../../base/types.ts';
import { Image } from '../../files/image.type.ts';

@ObjectType({ description: 'What a customer says.' })
export class Testimonial extends StoredItem {
  @Field(() => String, { description: 'The customer’s name.' })
  name!: string;

  @Field(() => String, { description: 'Who the customer is, such as “Moved to Sector 137”.' })
  position!: string;

  @Field(() => String, { description: 'The customer’s words.' })
  description!: string;

  @Field(() => Image, { description: 'The customer’s portrait.' })
  image!: Image;
}

@ObjectType({ description: 'One page of the admin’s list of testimonials.' })
export class TestimonialPage extends pageOf(Testimonial) {}
