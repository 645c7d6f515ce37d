import { Field, ObjectType } from 'type-graphql';
import { pageOf, StoredItem } from '../../base/types.ts';
import { Image } from '../../files/image.type.ts';

@ObjectType({ description: 'A customer’s testimonial.' })
export class Testimonial extends StoredItem {
  @Field(() => String, { description: 'The customer’s name.' })
  name!: string;

  @Field(() => String, { description: 'A description of the customer, such as “Moved to Sector 137”.' })
  position!: string;

  @Field(() => String, { description: 'The customer’s words.' })
  description!: string;

  @Field(() => Image, { description: 'The customer’s portrait.' })
  image!: Image;
}

@ObjectType({ description: 'One page of the admin list of testimonials.' })
export class TestimonialPage extends pageOf(Testimonial) {}
